import type { SidebarItem } from 'bifolio';
import { firstLink } from '../first-link.ts';

/** Longer lists of a large sidebar ship the entries around the current page only, so that a page does not grow with them. */
const LIST_LIMIT = 60;

/** The part of a long list that a page shows. */
export interface NearbyItems {
  /** Index of the first entry shown. */
  start: number;
  shown: readonly SidebarItem[];
  /** The nearest entries that lead somewhere among those left out. */
  before?: SidebarItem;
  after?: SidebarItem;
}

/** Part of a list: as many entries as a page ships, half of them before the current one. */
export function nearbyItems(items: readonly SidebarItem[], current = 0): NearbyItems {
  const start = Math.max(0, Math.min(current - LIST_LIMIT / 2, items.length - LIST_LIMIT));
  const end = start + LIST_LIMIT;
  return {
    start,
    shown: items.slice(start, end),
    before: items.slice(0, start).findLast(firstLink),
    after: items.slice(end).find(firstLink),
  };
}
