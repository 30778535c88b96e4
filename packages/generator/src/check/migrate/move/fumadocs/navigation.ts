import { posix } from 'node:path';
import type { MovedNavigation, OldFolder, SiteIndex } from '../form/mover.ts';
import { firstLink, linksOf } from '../navigation/first-link.ts';
import type { SidebarItem } from '../old-site.ts';
import type { FumadocsCollection } from './collections.ts';
import { readFolders } from './folder-tree.ts';
import { type FumadocsLanguages, prefixOf } from './languages.ts';
import { type FolderMetas, readFolderMetas } from './meta-files.ts';
import { filePlace } from './places.ts';

interface NavigationInput {
  old: OldFolder;
  collections: readonly FumadocsCollection[];
  languages: FumadocsLanguages;
}

export interface FumadocsNavigation extends MovedNavigation {
  /** Sidebars of pages that their address does not lead to, by the address. */
  sidebarOf: ReadonlyMap<string, string>;
}

/** A sidebar for each collection and each root folder, and a bar that leads to them. */
export function fumadocsNavigation(
  site: SiteIndex,
  { old, collections, languages }: NavigationInput,
): FumadocsNavigation {
  const metas = new Map(collections.map((one) => [one, readFolderMetas(old, one, languages)]));
  const bars = languages.all.map((language) => {
    const parts = collections.flatMap((collection) =>
      collection.isDocs || hasMeta(metas.get(collection))
        ? partsOf(site, { old, collection, language, languages, metas: metas.get(collection) ?? new Map() })
        : [],
    );
    return { path: `${prefixOf(languages, language)}/`, parts };
  });
  const parts = bars.flatMap((bar) => bar.parts);
  const navbars = Object.fromEntries(bars.map(({ path, parts: own }) => [path, barOf(own)]));
  return {
    sidebars: Object.fromEntries(parts.map(({ place, items }) => [place, items])),
    navbar: bars.length === 1 ? barOf(parts) : [],
    ...(bars.length > 1 && { navbars }),
    sidebarOf: misplaced(parts),
  };
}

const hasMeta = (metas: FolderMetas | undefined) => (metas?.size ?? 0) > 0;

/** A sidebar, and the path under which it stands. */
interface Part {
  place: string;
  text: string;
  items: readonly SidebarItem[];
}

interface PartInput {
  old: OldFolder;
  collection: FumadocsCollection;
  language: string;
  languages: FumadocsLanguages;
  metas: FolderMetas;
}

function partsOf(site: SiteIndex, { old, collection, language, languages, metas }: PartInput): Part[] {
  const { dir, base, isTranslated } = collection;
  if (!isTranslated && language !== languages.main) return [];
  const pages = new Map(
    site.pages
      .filter(({ folder }) => folder.from === dir)
      .map((page) => ({ page, ...filePlace(page.path, isTranslated, languages) }))
      .filter((one) => one.language === language)
      .map(({ name, page }) => [name, page]),
  );
  const metaOf = (folder: string) =>
    metas.get(`${language} ${folder}`) ?? metas.get(`${languages.main} ${folder}`);
  const left = language === languages.main ? old.left : [];
  const used = new Set<string>();
  const prefix = isTranslated ? prefixOf(languages, language) : '';
  return readFolders({ pages, metaOf, left }).map(({ folder, text, items }) => {
    const path = folder === '.' ? '' : folder.replace(/(^|\/)\([^/]+\)(?=\/|$)/g, '');
    const natural = posix.join('/', prefix, base, path, '/');
    const place = used.has(natural)
      ? posix.join(natural, posix.basename(folder).replace(/[()]/g, ''), '/')
      : natural;
    used.add(place);
    const name = posix.basename(base) || 'Docs';
    return { place, items, text: folder === '.' ? name.charAt(0).toUpperCase() + name.slice(1) : text };
  });
}

const barOf = (parts: readonly Part[]): SidebarItem[] =>
  parts.length < 2
    ? []
    : parts.flatMap(({ text, items }) => {
        const link = firstLink(items);
        return link ? [{ text, link }] : [];
      });

/** Pages in a sidebar whose path is not the longest that theirs begins with. */
function misplaced(parts: readonly Part[]): ReadonlyMap<string, string> {
  const places = parts.map(({ place }) => place).sort((a, b) => b.length - a.length);
  return new Map(
    parts.flatMap(({ place, items }) =>
      linksOf(items).flatMap((link) => {
        const natural = places.find((one) => `${link}/`.startsWith(one));
        return natural === place ? [] : [[link, place] as const];
      }),
    ),
  );
}
