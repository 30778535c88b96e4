import { createHash } from 'node:crypto';
import type { PageGraph, SidebarItem } from '../graph/types.ts';
import { installedSetsKey } from '../icons/installed-sets.ts';

/** Sidebars with more entries ship only their open branch; the rest is one shared file (ARCHITECTURE.md: "A page's bytes do not grow with the site"). */
const SIDEBAR_INLINE_LIMIT = 60;

/**
 * Output path by sidebar id of the shared fragments, named by what they are drawn from, entries and the site's icon sets:
 * `/assets/sidebar-1a2b3c4d.html`. Sidebars that ship whole are not in the map.
 */
export function sidebarFragments(graph: PageGraph, root: string): ReadonlyMap<string, string> {
  const large = graph.sidebars.filter(({ items }) => countItems(items) > SIDEBAR_INLINE_LIMIT);
  if (large.length === 0) return new Map();
  const icons = installedSetsKey(root);
  return new Map(large.map(({ id, items }) => [id, `/assets/sidebar-${contentHash(items, icons)}.html`]));
}

const contentHash = (items: readonly SidebarItem[], icons: string) =>
  createHash('sha256').update(JSON.stringify(items)).update(icons).digest('hex').slice(0, 8);

const countItems = (items: readonly SidebarItem[]): number =>
  items.reduce((sum, item) => sum + 1 + countItems(item.items ?? []), 0);
