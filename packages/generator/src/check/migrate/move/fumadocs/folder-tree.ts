import { posix } from 'node:path';
import type { PlacedPage } from '../form/mover.ts';
import type { Left, SidebarItem } from '../old-site.ts';
import type { FolderMeta } from './meta-files.ts';

/** The pages of a collection in one language, by name, and what `meta` files say of their folders. */
export interface MetaTree {
  pages: ReadonlyMap<string, PlacedPage>;
  metaOf(folder: string): FolderMeta | undefined;
  left: Left[];
}

/** A folder with a sidebar of its own. */
export interface RootFolder {
  folder: string;
  text: string;
  items: readonly SidebarItem[];
}

/** The entries of the collection, and of each folder that is a root. */
export function readFolders(tree: MetaTree): RootFolder[] {
  const folders = new Set<string>();
  for (const name of tree.pages.keys())
    for (let at = posix.dirname(name); at !== '.'; at = posix.dirname(at)) folders.add(at);
  const roots: RootFolder[] = [];
  const reader: Reader = { ...tree, folders, addRoot: (root) => roots.push(root) };
  const { items, text } = readFolder('.', reader);
  return [{ folder: '.', text, items }, ...roots].filter((root) => root.items.length > 0);
}

interface Reader extends MetaTree {
  folders: ReadonlySet<string>;
  addRoot(root: RootFolder): void;
}

interface ReadFolder {
  text: string;
  index?: SidebarItem;
  items: SidebarItem[];
}

function readFolder(folder: string, reader: Reader): ReadFolder {
  const meta = reader.metaOf(folder);
  const name = meta?.index ?? (folder === '.' || meta?.isRoot ? undefined : 'index');
  const indexPath = name === undefined ? undefined : posix.join(folder, name);
  const page = indexPath === undefined ? undefined : reader.pages.get(indexPath);
  const index = page ? pageItem(page) : linkItem(meta?.index ?? '');
  const named = meta?.pages ?? ['...'];
  const isListed = indexPath !== undefined && named.some((one) => posix.join(folder, one) === indexPath);
  const items = grouped(listedItems(folder, named, isListed ? undefined : indexPath, reader));
  return {
    text: meta?.title ?? page?.title ?? titleCase(posix.basename(folder)),
    ...(index && !isListed && { index }),
    items,
  };
}

/** An entry, or the words of a separator. */
type Listed = SidebarItem | { separator: string };

/** What `pages` names; `...` stands for all that it does not. */
function listedItems(
  folder: string,
  named: readonly string[],
  index: string | undefined,
  reader: Reader,
): Listed[] {
  const isRest = (one: string) => one === '...' || one === 'z...a';
  const pathOf = (one: string) => posix.join(folder, one.replace(/^(?:!|\.\.\.)/, '').replace(/\.mdx?$/, ''));
  const taken = new Set([...named.filter((one) => !isRest(one)).map(pathOf), ...(index ? [index] : [])]);
  const listed = named.flatMap((one): Listed[] => {
    if (isRest(one)) return restItems(folder, one, taken, reader);
    if (one.startsWith('!')) return [];
    const [, words] = /^---(?:\[[^\]]*\])?(.*?)---$|^---$/.exec(one) ?? [];
    if (words !== undefined || one === '---') return [{ separator: words?.trim() ?? '' }];
    const link = linkItem(one);
    if (link) return [link];
    if (one.startsWith('...')) return extracted(pathOf(one), reader);
    return entryItems(pathOf(one), one, folder, reader);
  });
  return listed;
}

/** Pages before folders, in the order of the alphabet or its reverse; an index first. */
function restItems(folder: string, sign: string, taken: ReadonlySet<string>, reader: Reader): Listed[] {
  const isInside = (path: string) => posix.dirname(path) === folder && !taken.has(path);
  const isIndex = (path: string) => posix.basename(path) === 'index';
  const pages = [...reader.pages.keys()].filter((path) => isInside(path) && !reader.folders.has(path));
  const byName = (paths: readonly string[]) => [...paths].sort((a, b) => a.localeCompare(b, 'en'));
  const all = [
    ...byName(pages.filter((path) => !isIndex(path))),
    ...byName([...reader.folders].filter(isInside)),
  ];
  const ordered = [...pages.filter(isIndex), ...(sign === 'z...a' ? all.reverse() : all)];
  return ordered.flatMap((path) => entryItems(path, posix.basename(path), folder, reader));
}

function extracted(path: string, reader: Reader): SidebarItem[] {
  if (!reader.folders.has(path)) return [];
  const { index, items } = readFolder(path, reader);
  return [...(index ? [index] : []), ...items];
}

function entryItems(path: string, written: string, folder: string, reader: Reader): SidebarItem[] {
  const page = reader.pages.get(path);
  if (reader.folders.has(path)) return folderItems(path, reader);
  if (page) return [pageItem(page)];
  const file = reader.metaOf(folder)?.file;
  if (file)
    reader.left.push({
      severity: 'warning',
      what: `Navigation names "${written}", which is no page`,
      todo: 'It was left out; add the page, or leave it so.',
      file,
    });
  return [];
}

/** A root stands beside the others, not within. */
function folderItems(path: string, reader: Reader): SidebarItem[] {
  const meta = reader.metaOf(path);
  const { text, index, items } = readFolder(path, reader);
  if (meta?.isRoot) {
    reader.addRoot({ folder: path, text, items });
    return [];
  }
  if (items.length === 0) return index ? [index] : [];
  const link = index?.link;
  return [{ text, ...(link !== undefined && { link }), collapsed: meta?.isOpen !== true, items }];
}

const pageItem = ({ title, address }: PlacedPage): SidebarItem => ({ text: title, link: address });

/** `[Text](url)`, `[Icon][Text](url)`, `external:[Text](url)`. */
function linkItem(written: string): SidebarItem | undefined {
  const [, text, link] = /^(?:external:)?(?:\[[^\]]*\])?\[([^\]]+)\]\(([^()]+)\)$/.exec(written) ?? [];
  return text && link ? { text, link } : undefined;
}

/** What follows a separator with words is a group. */
function grouped(listed: readonly Listed[]): SidebarItem[] {
  const items: SidebarItem[] = [];
  let into = items;
  for (const one of listed) {
    if (!('separator' in one)) into.push(one);
    else if (one.separator === '') into = items;
    else {
      const inside: SidebarItem[] = [];
      items.push({ text: one.separator, items: inside });
      into = inside;
    }
  }
  return items.filter(({ link, items: inside }) => link !== undefined || (inside?.length ?? 0) > 0);
}

const titleCase = (name: string): string =>
  name
    .replace(/^\((.*)\)$/, '$1')
    .replace(/[-_]+/g, ' ')
    .replace(/(?:^| )\p{Ll}/gu, (sign) => sign.toUpperCase());
