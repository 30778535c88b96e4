import type { SidebarItem } from '../old-site.ts';

/** The first page of the site in some navigation. */
export function firstLink(items: readonly SidebarItem[]): string | undefined {
  for (const { link, items: inner = [] } of items) {
    const found = link?.startsWith('/') ? link : firstLink(inner);
    if (found) return found;
  }
  return undefined;
}

/** All pages of the site in some navigation. */
export const linksOf = (items: readonly SidebarItem[]): string[] =>
  items.flatMap(({ link, items: inner = [] }) => [
    ...(link?.startsWith('/') ? [link] : []),
    ...linksOf(inner),
  ]);
