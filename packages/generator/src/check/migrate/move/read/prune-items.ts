import type { Left, SidebarItem } from '../old-site.ts';

/** Takes entries out of navigation that lead to no page of the site, and tells of them: a build would fail. */
export const pruneItems =
  (isKnown: (link: string) => boolean, left: Left[], file: string) =>
  (items: readonly SidebarItem[]): SidebarItem[] =>
    items.flatMap((item): SidebarItem[] => {
      const inner = item.items && pruneItems(isKnown, left, file)(item.items);
      const isLost = item.link !== undefined && !isKnown(item.link);
      if (isLost)
        left.push({
          severity: 'warning',
          what: `Navigation leads to ${item.link}, which is no page now`,
          todo: 'The link was left out; add it when the page is there.',
          file,
        });
      const { link, items: _items, ...rest } = item;
      const own = { ...rest, ...(link !== undefined && !isLost && { link }), ...(inner && { items: inner }) };
      return isLost && !inner?.length ? [] : [own];
    });
