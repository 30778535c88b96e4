import { type PageContext, usePageFor } from 'bifolio/client';

/**
 * The sidebar of the page's section; `undefined` on pages without one. Static components only.
 * @example
 * ```tsx
 * import { useSidebarData } from '@bifolio/theme/hooks';
 *
 * export default function SidebarSize() {
 *   const sidebar = useSidebarData();
 *   return sidebar && <p>{sidebar.items.length} entries</p>;
 * }
 * ```
 */
export function useSidebarData(): PageContext['navigation']['sidebar'] {
  return usePageFor('useSidebarData').navigation.sidebar;
}
