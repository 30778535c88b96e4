import { posix } from 'node:path';
import { firstLink } from '../navigation/first-link.ts';
import type { SidebarItem } from '../old-site.ts';
import { isOptions, listOf, type Options, textOf } from '../read/literals.ts';

/** A part of the navigation with a sidebar of its own. */
export interface Tab {
  text: string;
  /** Under which its sidebar stands. */
  place: string;
  items: readonly SidebarItem[];
  /** Its first page. */
  first?: string;
}

/** Lists that are shown beside each other, and the keys of their names. */
const PARTS = {
  tabs: 'tab',
  versions: 'version',
  languages: 'language',
  dropdowns: 'dropdown',
  anchors: 'anchor',
  products: 'product',
} as const;

/** Tabs, versions, languages and so on, as sidebars; a site without has one. */
export function readTabs(config: Options): Tab[] {
  const navigation = Array.isArray(config.navigation)
    ? { groups: config.navigation as unknown[] }
    : config.navigation;
  const found = isOptions(navigation) ? partsOf(navigation, '') : [];
  const used = new Set<string>();
  return found.map(({ text, items }, index) => {
    const name =
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'more';
    let place = index === 0 ? '/' : `/${name}/`;
    for (let count = 2; used.has(place); count++) place = `/${name}-${count}/`;
    used.add(place);
    const first = firstLink(items);
    return { text, place, items, ...(first && { first }) };
  });
}

function partsOf(written: Options, name: string): { text: string; items: SidebarItem[] }[] {
  if (written.hidden === true) return [];
  const inner = Object.entries(PARTS).flatMap(([list, key]) =>
    listOf(written[list])
      .filter(isOptions)
      .flatMap((part) => partsOf(part, [name, textOf(part[key])].filter(Boolean).join(' '))),
  );
  const items = [...itemsOf(written.pages), ...itemsOf(written.groups)];
  return items.length > 0 ? [{ text: name, items }, ...inner] : inner;
}

const itemsOf = (written: unknown): SidebarItem[] =>
  listOf(written).flatMap((item): SidebarItem[] => {
    if (typeof item === 'string') return [pageItem(item)];
    if (!isOptions(item) || item.hidden === true) return [];
    const items = [...(textOf(item.root) ? [pageItem(String(item.root))] : []), ...itemsOf(item.pages)];
    return items.length > 0
      ? [{ text: textOf(item.group) ?? '', ...(item.expanded === false && { collapsed: true }), items }]
      : [];
  });

/** The text is that of the page. Endpoints of an API are no pages here. */
function pageItem(path: string): SidebarItem {
  if (/^[a-z]+:\/\//i.test(path)) return { text: path, link: path };
  return {
    text: '',
    link: posix.join('/', path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')).replace(/(.)\/$/, '$1'),
  };
}
