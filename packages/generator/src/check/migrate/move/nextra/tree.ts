import { posix } from 'node:path';
import type { PlacedPage, SiteIndex } from '../form/mover.ts';
import { isOptions, textOf } from '../read/literals.ts';
import type { MetaEntry, MetaFile, MetaFiles } from './meta-files.ts';

/** A name in a folder: a page, a folder, both, or only an entry of `_meta`. */
export interface TreeEntry {
  name: string;
  address: string;
  meta: MetaEntry;
  page?: PlacedPage;
  isFolder: boolean;
}

export interface PageTree {
  /** What stands in a folder, in its order. */
  entries(address: string): TreeEntry[];
}

/** The folders that addresses make, within one language. */
export function createTree(pages: SiteIndex['pages'], metas: MetaFiles): PageTree {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const names = new Map<string, Set<string>>();
  for (const { address } of pages)
    for (let path = address; path !== '/'; path = posix.dirname(path)) {
      const folder = posix.dirname(path);
      names.set(folder, (names.get(folder) ?? new Set()).add(posix.basename(path)));
    }
  return {
    entries: (address) => {
      const own = byAddress.get(address);
      const hasIndex = own && isIndex(own) && own.fields.asIndexPage !== true;
      const inside = [...(hasIndex ? ['index'] : []), ...[...(names.get(address) ?? [])].sort()];
      const meta = metas.get(address);
      return ordered(inside, meta).map((name): TreeEntry => {
        const path = name === 'index' ? address : posix.join(address, name);
        const page = name === 'index' && !hasIndex ? undefined : byAddress.get(path);
        return {
          name,
          address: path,
          meta: { ...metaOf(name, meta), ...displayOf(page) },
          ...(page && { page }),
          isFolder: name !== 'index' && names.has(path),
        };
      });
    },
  };
}

/** Pages may say themselves that they are hidden. */
function displayOf(page: PlacedPage | undefined): { display?: string } {
  const display = textOf(page?.fields.display);
  return display === undefined ? {} : { display };
}

/** A page that stands in its folder, and not beside it. */
const isIndex = ({ path }: PlacedPage): boolean => /(?:^|\/)(?:index|page)(?:\.[\w-]+)?\.\w+$/.test(path);

/** Those that `_meta` names, then the others, each where it stands. */
function ordered(inside: readonly string[], meta: MetaFile | undefined): string[] {
  const named = [...(meta?.entries.keys() ?? [])].filter((name) => name !== '*');
  const rest = inside.filter((name) => !named.includes(name));
  return rest[0] === 'index' ? ['index', ...named, ...rest.slice(1)] : [...named, ...rest];
}

const NOTHING: MetaEntry = { theme: {} };

function metaOf(name: string, meta: MetaFile | undefined): MetaEntry {
  const { title: _title, href: _href, ...all } = meta?.entries.get('*') ?? NOTHING;
  const own = meta?.entries.get(name) ?? NOTHING;
  return { ...all, ...own, theme: { ...all.theme, ...own.theme } };
}

/** What `_meta` files say of the look of each page, by its address; folders give theirs to their pages. */
export function themesOf(
  tree: PageTree,
  root: string,
): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  const themes = new Map<string, Readonly<Record<string, unknown>>>();
  const collect = (address: string, outer: Readonly<Record<string, unknown>>) => {
    for (const entry of tree.entries(address)) {
      const theme = { ...outer, ...(isOptions(entry.meta.theme) ? entry.meta.theme : {}) };
      if (entry.page) themes.set(entry.address, theme);
      if (entry.isFolder) collect(entry.address, theme);
    }
  };
  collect(root, {});
  return themes;
}
