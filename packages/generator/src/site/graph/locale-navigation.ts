import type { Collection } from '../../core/contracts/collections.ts';
import type { NavItem, Sidebar } from '../../core/contracts/navigation.ts';
import type { Page } from '../../core/contracts/page.ts';
import type { ThemeLocale } from '../../core/contracts/theme.ts';
import type { ResolvedLocale } from '../config/load.ts';
import { buildNavbar } from './navbar.ts';
import type { EntryContext } from './sidebar/find-entry.ts';
import { createFolderTree, type FolderTree } from './sidebar/folder-tree.ts';
import { buildSidebar, type SidebarSource } from './sidebar/sidebar.ts';
import { sidebarSources } from './sidebar/sidebar-sources.ts';

/** Navbar and sidebars of one language. */
export interface LocaleNavigation {
  navbar: NavItem[];
  sidebars: { sidebar: Sidebar; aliases: readonly string[] }[];
}

export interface LocaleNavigationInput {
  locale: ResolvedLocale;
  /** Those of this locale. */
  pages: readonly Page[];
  options: ThemeLocale;
  /** Those of this locale. */
  collections: readonly Collection[];
  context: EntryContext;
}

/** Builds the navigation of a language from its options and pages. */
export function localeNavigation({
  locale,
  pages,
  options,
  collections,
  context,
}: LocaleNavigationInput): LocaleNavigation {
  const folders = createFolderTree(pages);
  const folder = (prefix: string) => folderOfPrefix(prefix, locale, folders);
  // A language without a page yet has nothing that a sidebar could list.
  const sources = folders.size > 0 ? sidebarSources(options, locale.path) : [];
  return {
    navbar: buildNavbar(
      options,
      { root: folders.get(locale.dir), blog: collections.find((one) => one.type === 'post') },
      context,
    ),
    sidebars: sources.map((source) => ({
      sidebar: buildSidebar(source, { ...context, folder }),
      aliases: aliasesOf(source),
    })),
  };
}

/** A collection's folder finds its sidebar too when its pages live under another prefix. */
const aliasesOf = ({ prefix, linkPrefixes, title }: SidebarSource) =>
  title === undefined ? [] : linkPrefixes.filter((one) => one !== prefix);

function folderOfPrefix(prefix: string, { path, dir }: ResolvedLocale, folders: FolderTree) {
  if (!prefix.startsWith(path)) return undefined;
  return folders.get([dir, prefix.slice(path.length).replace(/\/$/, '')].filter(Boolean).join('/'));
}
