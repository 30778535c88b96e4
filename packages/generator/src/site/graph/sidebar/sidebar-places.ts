import type { PageGraph, Sidebar, SidebarItem, SidebarPlace } from '../../../core/contracts/navigation.ts';
import type { Page } from '../../../core/contracts/page.ts';
import { splitHref } from '../../../core/routing/url.ts';
import { inLocale } from './find-entry.ts';

/** An entry of a sidebar with its place: child indices from the top down. */
export interface PlacedItem {
  item: SidebarItem;
  path: readonly number[];
}

/** The linked entries of a sidebar in reading order. */
export function linkedItems(items: readonly SidebarItem[], above: readonly number[] = []): PlacedItem[] {
  return items.flatMap((item, index) => {
    const path = [...above, index];
    const own = item.link === undefined ? [] : [{ item, path }];
    return [...own, ...linkedItems(item.items ?? [], path)];
  });
}

export interface PlacesInput {
  pages: readonly Page[];
  sidebars: readonly Sidebar[];
  /** `linkedItems` of each sidebar. */
  entries: readonly (readonly PlacedItem[])[];
  /** Address prefixes that stand for a sidebar besides its id: the folders of collections. */
  aliases: ReadonlyMap<string, number>;
}

/**
 * The sidebar of each page and the page's place in it; an empty place when the page is not an entry. A page without a
 * sidebar is not in the map.
 */
export function sidebarPlaces({
  pages,
  sidebars,
  entries,
  aliases,
}: PlacesInput): PageGraph['sidebarPlaces'] {
  const byPrefix = new Map([...aliases, ...sidebars.map(({ id }, index) => [id, index] as const)]);
  const placesOf = entries.map(placesByRoute);
  const places = new Map<string, SidebarPlace>();
  for (const page of pages) {
    const sidebar = chooseSidebar(page, byPrefix);
    if (sidebar === undefined) continue;
    const path = placesOf[sidebar]?.get(page.route) ?? [];
    places.set(page.route, `${sidebar}${path.map((index) => `/${index}`).join('')}`);
  }
  return places;
}

/** The numbers of a place. */
export function readSidebarPlace(place: SidebarPlace): { sidebar: number; path: readonly number[] } {
  const [sidebar = 0, ...path] = place.split('/').map(Number);
  return { sidebar, path };
}

function placesByRoute(entries: readonly PlacedItem[]): Map<string, readonly number[]> {
  const places = new Map<string, readonly number[]>();
  for (const { item, path } of entries) {
    const route = splitHref(item.link ?? '').path;
    if (!places.has(route)) places.set(route, path);
  }
  return places;
}

/** Layouts that fill the page by themselves. */
const LAYOUTS_WITHOUT_SIDEBAR: ReadonlySet<unknown> = new Set(['home', 'friends', 'not-found']);

function chooseSidebar(
  { route, locale, frontmatter }: Page,
  byPrefix: ReadonlyMap<string, number>,
): number | undefined {
  const { sidebar, pageLayout } = frontmatter;
  if (sidebar === false || LAYOUTS_WITHOUT_SIDEBAR.has(pageLayout)) return undefined;
  const start = typeof sidebar === 'string' ? inLocale(`${sidebar}/`.replace(/\/+/g, '/'), locale) : route;
  for (let prefix = start; ; prefix = parentOf(prefix)) {
    const found = byPrefix.get(prefix);
    if (found !== undefined && prefix.startsWith(locale)) return found;
    if (prefix === '/') return undefined;
  }
}

/** `/a/b/` is below `/a/`. */
const parentOf = (route: string) => route.slice(0, route.lastIndexOf('/', route.length - 2) + 1) || '/';
