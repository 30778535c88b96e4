import type { SidebarItem } from 'bifolio';

/** Where a closed group leads: its own link or the first one below it. */
export function firstLink(item: SidebarItem): string | undefined {
  if (item.link) return item.link;
  for (const child of item.items ?? []) {
    const link = firstLink(child);
    if (link) return link;
  }
  return undefined;
}
