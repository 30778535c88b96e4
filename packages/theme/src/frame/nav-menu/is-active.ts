import type { NavItem } from 'bifolio';

/**
 * Whether an entry of the navigation bar stands for the route: its `activeMatch` fits, it is the page itself, or the
 * page lies below it. A locale's home is active on itself only.
 */
export function isActive(
  { link, activeMatch }: Pick<NavItem, 'link' | 'activeMatch'>,
  route: string,
  home: string,
): boolean {
  if (activeMatch) return new RegExp(activeMatch).test(route);
  if (!link || link === home) return link === route;
  return route.startsWith(link.replace(/[?#].*$/, ''));
}
