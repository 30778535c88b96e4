import { createContext, useContext } from 'react';
import { FROM_SERVICE, type IconDrawing } from '../../../core/contracts/icons.ts';

/** Finds icons while a static tree is rendered, and reports those that are missing. */
export const IconsContext = /* @__PURE__ */ createContext<
  (name: string) => IconDrawing | typeof FROM_SERVICE | undefined
>(() => undefined);

/**
 * The drawing of an icon such as `mdi:home` from an installed set. Static components only: in an island there is none, so
 * hand icons to islands as children. `undefined` for one that is missing, which the build has then reported, and for one
 * that comes from the icon service; `SvgIcon` draws both kinds.
 * @example
 * ```tsx
 * import { useIcon } from 'bifolio/client';
 *
 * export default function Leaf() {
 *   const icon = useIcon('lucide:leaf');
 *   return icon && <svg viewBox={icon.viewBox} dangerouslySetInnerHTML={{ __html: icon.body }} />;
 * }
 * ```
 */
export function useIcon(name: string): IconDrawing | undefined {
  const icon = useContext(IconsContext)(name);
  return icon === FROM_SERVICE ? undefined : icon;
}
