import type { SidebarItem } from '../../../core/contracts/navigation.ts';

/** Entries that a large sidebar may show at first, besides those around the current page. */
const SHOWN_LIMIT = 130;

/**
 * How many levels of groups of a large sidebar start as their author wrote them: as many as show 130 entries at most. A level counts
 * as a whole, so that groups side by side start alike. The same for every page, and for the shared file.
 */
export function writtenLevels(items: readonly SidebarItem[]): number {
  let levels = 0;
  let shown = items.length;
  for (let level = items; shown <= SHOWN_LIMIT; levels++) {
    level = level.filter(({ collapsed }) => !collapsed).flatMap((group) => group.items ?? []);
    if (level.length === 0) return Number.POSITIVE_INFINITY;
    shown += level.length;
    if (shown > SHOWN_LIMIT) break;
  }
  return levels;
}
