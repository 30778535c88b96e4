import { onceOf } from '../../../core/cache/once-of.ts';
import type { OpenBranch, Sidebar, SidebarItem } from '../../../core/contracts/navigation.ts';
import { writtenLevels } from './written-levels.ts';

/** Sidebars with more entries ship only their open branch; the rest is one shared file (docs/decisions/03-sidebar-fragments.md). */
const SHIPPED_WHOLE = 60;
/** Entries that a page gets of a long list on each side of the current one. */
const AROUND = 60;

/** Whether pages get the open branch of a sidebar only. */
export function isLargeSidebar(sidebar: Sidebar): boolean {
  return traitsOf(sidebar).isLarge;
}

/**
 * The part of a sidebar that the page at `path` shows: the whole of a small one. Of a large one the groups above the page, the
 * groups that start open, and of each list the entries around the page; the other groups hold the first link below them and nothing
 * else. So what a page gets changes only with what it may show.
 */
export function openBranch(sidebar: Sidebar, path: readonly number[]): OpenBranch {
  const { isLarge, levels } = traitsOf(sidebar);
  if (!isLarge) return { items: sidebar.items, path, levels };
  return { ...branchOf(sidebar.items, path, levels), levels };
}

type Branch = Pick<OpenBranch, 'items' | 'path'>;

function branchOf(items: readonly SidebarItem[], path: readonly number[], levels: number): Branch {
  const [current, ...rest] = path;
  const at = current ?? 0;
  const from = Math.max(0, at - AROUND);
  let below = rest;
  const shown = items.slice(from, at + AROUND + 1).map((item, index) => {
    const isCurrent = from + index === current;
    if (!item.items || !(isCurrent || (levels > 0 && !item.collapsed))) return closed(item);
    const branch = branchOf(item.items, isCurrent ? rest : [], levels - 1);
    if (isCurrent) below = [...branch.path];
    return { ...item, items: [...branch.items] };
  });
  // Where nothing is left out, the entries that all pages share: they are compared once.
  const isWhole = shown.length === items.length && shown.every((item, index) => item === items[index]);
  return { items: isWhole ? items : shown, path: current === undefined ? [] : [at - from, ...below] };
}

/** A group that shows nothing but itself, and leads to its first page. The same for all pages, so that it is compared once. */
function closed(item: SidebarItem): SidebarItem {
  return item.items ? closedGroup(item) : item;
}

const closedGroup = onceOf((group: SidebarItem): SidebarItem => {
  const link = group.link ? undefined : firstLink(group.items ?? []);
  return Object.freeze({ ...group, items: link === undefined ? [] : [{ text: '', link }] });
});

function firstLink(items: readonly SidebarItem[]): string | undefined {
  for (const { link, items: below = [] } of items) {
    const found = link || firstLink(below);
    if (found) return found;
  }
  return undefined;
}

const traitsOf = onceOf(({ items }: Sidebar) => ({
  isLarge: countItems(items) > SHIPPED_WHOLE,
  levels: writtenLevels(items),
}));

const countItems = (items: readonly SidebarItem[]): number =>
  items.reduce((sum, item) => sum + 1 + countItems(item.items ?? []), 0);
