import { type PageContext, usePageFor } from 'bifolio/client';

/** The sidebar of the page's section; `undefined` on pages without one. Static components only. */
export function useSidebarData(): PageContext['navigation']['sidebar'] {
  return usePageFor('useSidebarData').navigation.sidebar;
}
