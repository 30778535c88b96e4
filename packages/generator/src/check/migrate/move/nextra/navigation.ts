import { posix } from 'node:path';
import type { MovedNavigation } from '../form/mover.ts';
import { firstLink } from '../navigation/first-link.ts';
import type { Left, SidebarItem } from '../old-site.ts';
import { isOptions, textOf } from '../read/literals.ts';
import type { MetaFiles } from './meta-files.ts';
import type { PageTree, TreeEntry } from './tree.ts';

interface NavigationInput {
  /** The pages of each language, by its path: `''`, `/zh`. */
  trees: ReadonlyMap<string, PageTree>;
  metas: MetaFiles;
  left: Left[];
}

/** Pages of `type: 'page'` stand in the bar, with a sidebar of their own; all others share that of the root. */
export function nextraNavigation({ trees, metas, left }: NavigationInput): MovedNavigation {
  const sidebars: Record<string, readonly SidebarItem[]> = {};
  const navbars: Record<string, readonly SidebarItem[]> = {};
  for (const [prefix, tree] of trees) {
    const root = prefix || '/';
    const entries = tree.entries(root).filter((entry) => isShown(entry, root, metas, left));
    const reader: Reader = { tree, metas, left };
    const docs = entries.filter(({ meta }) => !isInBar(meta.type));
    sidebars[posix.join(root, '/')] = itemsOf(docs, reader);
    const bar: SidebarItem[] = [];
    for (const entry of entries.filter(({ meta }) => isInBar(meta.type))) {
      const inside = entry.isFolder ? folderItems(entry.address, reader) : [];
      if (inside.length > 0 && entry.meta.type === 'page') sidebars[`${entry.address}/`] = inside;
      bar.push(...barItem(entry, inside));
    }
    navbars[posix.join(root, '/')] = bar;
  }
  const filled = Object.fromEntries(Object.entries(sidebars).filter(([, items]) => items.length > 0));
  const [only] = Object.values(navbars);
  return trees.size === 1
    ? { sidebars: filled, navbar: only ?? [] }
    : { sidebars: filled, navbar: [], navbars };
}

interface Reader {
  tree: PageTree;
  metas: MetaFiles;
  left: Left[];
}

const isInBar = (type: string | undefined) => type === 'page' || type === 'menu';

/** What is hidden is left out; what is no page is told. */
function isShown(
  { name, meta, page, isFolder }: TreeEntry,
  folder: string,
  metas: MetaFiles,
  left: Left[],
): boolean {
  if (meta.display === 'hidden') return false;
  if (page || isFolder || meta.href || meta.type === 'separator' || meta.type === 'menu') return true;
  const file = metas.get(folder)?.file;
  if (file)
    left.push({
      severity: 'warning',
      what: `Navigation names "${name}", which is no page in Markdown`,
      todo: 'It was left out; add the page, or leave it so.',
      file,
    });
  return false;
}

const folderItems = (address: string, reader: Reader): SidebarItem[] =>
  itemsOf(
    reader.tree.entries(address).filter((entry) => isShown(entry, address, reader.metas, reader.left)),
    reader,
  );

/** A separator with words is a group of what follows. */
function itemsOf(entries: readonly TreeEntry[], reader: Reader): SidebarItem[] {
  const items: SidebarItem[] = [];
  let into = items;
  for (const entry of entries) {
    if (entry.meta.type !== 'separator') into.push(...itemOf(entry, reader));
    else if (entry.meta.title) {
      const inside: SidebarItem[] = [];
      items.push({ text: entry.meta.title, items: inside });
      into = inside;
    } else into = items;
  }
  return items.filter(({ link, items: inside }) => link !== undefined || (inside?.length ?? 0) > 0);
}

function itemOf(entry: TreeEntry, reader: Reader): SidebarItem[] {
  const { meta, page, isFolder, address } = entry;
  if (meta.href) return [{ text: textFor(entry), link: meta.href }];
  if (!isFolder) return page ? [{ text: textFor(entry), link: address }] : [];
  const items = folderItems(address, reader);
  if (meta.display === 'children') return items;
  const hasPage = page && !items.some(({ link }) => link === address);
  const collapsed = meta.theme.collapsed;
  return [
    {
      text: textFor(entry),
      ...(hasPage && { link: address }),
      ...(typeof collapsed === 'boolean' && { collapsed }),
      items,
    },
  ];
}

function textFor({ name, meta, page, isFolder }: TreeEntry): string {
  const own = page && (textOf(page.fields.sidebarTitle) ?? page.title);
  const isOwn = !isFolder || page?.fields.asIndexPage === true;
  return meta.title ?? (isOwn ? own : undefined) ?? titleCase(name);
}

const titleCase = (name: string): string =>
  name.replace(/[-_]+/g, ' ').replace(/(?:^| )\p{Ll}/gu, (sign) => sign.toUpperCase());

function barItem(entry: TreeEntry, inside: readonly SidebarItem[]): SidebarItem[] {
  const { meta, page, address } = entry;
  if (meta.type === 'menu') {
    const items = menuItems(entry);
    return items.length > 0 ? [{ text: textFor(entry), items }] : [];
  }
  const link = meta.href ?? (page ? address : firstLink(inside));
  return link ? [{ text: textFor(entry), link }] : [];
}

const menuItems = ({ meta, address }: TreeEntry): SidebarItem[] =>
  Object.entries(meta.items ?? {}).flatMap(([name, written]) => {
    const options = isOptions(written) ? written : { title: written };
    if (options.type === 'separator') return [];
    const link = textOf(options.href) ?? posix.join(address, name);
    return [{ text: textOf(options.title) ?? titleCase(name), link }];
  });
