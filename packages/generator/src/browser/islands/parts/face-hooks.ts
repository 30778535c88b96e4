import { createContext, useContext } from 'react';
import type { Face, FaceQuery, FindFace } from '../../../core/contracts/face.ts';

/** Holds the faces of other pages while a page is rendered. */
export const FacesContext = /* @__PURE__ */ createContext<FindFace | undefined>(undefined);

/**
 * What may be said of another page, by its route: `/en/guide/intro/`. `undefined` when there is no such page. A page that
 * asks is rendered after the text of all others; until then the answer is `undefined` and what is drawn is thrown away, so
 * show nothing then and go on. Static components only.
 * @example
 * ```tsx
 * import { useFace, useResolveLink } from 'bifolio/client';
 *
 * export default function ReadNext() {
 *   const next = useFace('/guide/brewing/');
 *   const resolveLink = useResolveLink();
 *   return next && <a href={resolveLink(next.route).href}>{next.title}</a>;
 * }
 * ```
 */
export function useFace(route: string): Face | undefined {
  return useFindFace('useFace')(route);
}

/**
 * One field of the frontmatter of another page that others may show, such as `cover` of a post. A page that asks is rendered again when
 * the field changes, not when anything else of that page does. `undefined` where `useFace` has none.
 * @example
 * ```tsx
 * import { useFaceField } from 'bifolio/client';
 *
 * export default function CoverOfBrewing() {
 *   const cover = useFaceField('/guide/brewing/', 'cover');
 *   return typeof cover === 'string' && <img src={cover} alt="" />;
 * }
 * ```
 */
export function useFaceField(route: string, field: string): unknown {
  return useFindFace('useFaceField').field?.(route, field);
}

/**
 * The faces of several pages: of those at these routes, in this order and without those that don't exist, or of those that a query
 * selects: `{ in: '/guide/', where: { tags: 'tea' }, sort: '-createTime', limit: 10 }`. See `useFace`.
 * @example
 * ```tsx
 * import { useFaces } from 'bifolio/client';
 *
 * export default function TeaPages() {
 *   const pages = useFaces({ where: { tags: 'tea' }, sort: '-createTime', limit: 10 });
 *   return (
 *     <ul>
 *       {pages.map(({ route, title }) => (
 *         <li key={route}>{title}</li>
 *       ))}
 *     </ul>
 *   );
 * }
 * ```
 */
export function useFaces(asked: readonly string[] | FaceQuery): Face[] {
  const find = useFindFace('useFaces');
  const routes = isRoutes(asked) ? asked : (find.select?.(asked) ?? []);
  return routes.map(find).filter((face) => face !== undefined);
}

const isRoutes = (asked: readonly string[] | FaceQuery): asked is readonly string[] => Array.isArray(asked);

function useFindFace(hook: string): FindFace {
  const find = useContext(FacesContext);
  if (find) return find;
  throw new Error(
    `${hook}() is called without provider. It works in static components only; a 'use client' module takes props.`,
  );
}
