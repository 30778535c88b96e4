import type { SidebarItem } from 'bifolio';

/** Where an entry leads that is a text and the address of a page, and nothing else; `undefined` for others. */
export function plainLink({ link, icon, badge, items, target, rel }: SidebarItem): string | undefined {
  if (icon || badge || items || target || rel) return undefined;
  return link && PAGE.test(link) ? link : undefined;
}

/** The path of a page, not that of a file or of another host. */
const PAGE = /^\/(?:[^/].*\/)?$/;
