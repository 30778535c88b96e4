import type { z } from 'zod';
import type { PostCollection } from '../../core/contracts/collections.ts';
import type { NavItem } from '../../core/contracts/navigation.ts';
import type { navbarSchema } from '../../core/contracts/options/navigation.ts';
import type { ThemeLocale } from '../../core/contracts/theme.ts';
import { folderText } from './sidebar/auto-sidebar.ts';
import { type EntryContext, extendPrefixes, findEntry } from './sidebar/find-entry.ts';
import type { PageFolder } from './sidebar/folder-tree.ts';
import { prune } from './sidebar/prune.ts';
import { isLeftOut, shownEntry } from './sidebar/shown-entry.ts';

type NavEntry = Exclude<Exclude<z.input<typeof navbarSchema>, false>[number], string>;

/** Most entries of a navigation bar that nobody wrote. */
const DEFAULT_ENTRIES = 6;

/** What a navigation bar that nobody wrote is made of. */
export interface NavbarSources {
  /** The locale's folder. */
  root: PageFolder | undefined;
  /** The locale's first blog. */
  blog?: PostCollection;
}

/** The navigation bar of a locale: what its options say, else its first blog and its documentation, else its folders. */
export function buildNavbar(
  options: ThemeLocale,
  { root, blog }: NavbarSources,
  context: EntryContext,
): NavItem[] {
  const { navbar, collections = [] } = options;
  if (navbar === false) return [];
  if (navbar) return navbar.flatMap((item) => resolveItem(item, [], context));
  const docs = collections.flatMap(({ type, dir, title, linkPrefix = dir }) => {
    if (type !== 'doc') return [];
    const folder = root && folderAt(root, dir.split('/').filter(Boolean));
    const link = folder && firstRoute(folder);
    return link
      ? { text: title ?? folderText(folder), link, activeMatch: sectionPattern(linkPrefix, context.locale) }
      : [];
  });
  if (blog) return [{ text: options.homeText ?? 'Home', link: context.locale }, ...blogItems(blog), ...docs];
  return docs.length > 0 ? docs : defaultItems(root, context.locale);
}

/** A blog, its tags and its archives, as far as it has them. */
function blogItems({ routes, titles }: PostCollection): NavItem[] {
  return (['posts', 'tags', 'archives'] as const).flatMap((kind) => {
    const link = routes[kind];
    return link ? { text: titles[kind], link, activeMatch: listPattern(link, kind) } : [];
  });
}

/** None for a draft, nor for a menu of drafts; what is below a draft that gives the menu its name stands in its place. */
function resolveItem(
  input: string | NavEntry,
  prefixes: readonly string[],
  context: EntryContext,
): NavItem[] {
  const { link, prefix, items, ...own } = typeof input === 'string' ? ({ link: input } as NavEntry) : input;
  const target = link === undefined ? undefined : findEntry(link, prefixes, 'navbar', context);
  const inner = extendPrefixes(prefixes, prefix, context.locale);
  const below = items?.flatMap((item) => resolveItem(item, inner, context));
  if (isLeftOut({ link, text: own.text, target, items, below })) return below ?? [];
  return [prune({ ...shownEntry(own, target), items: below })];
}

function defaultItems(root: PageFolder | undefined, locale: string): NavItem[] {
  const folders = (root?.entries ?? []).flatMap((entry) => ('entries' in entry ? entry : []));
  const items = folders.flatMap((folder) => {
    const link = firstRoute(folder);
    return link ? { text: folderText(folder), link, activeMatch: sectionPattern(folder.name, locale) } : [];
  });
  return items.slice(0, DEFAULT_ENTRIES);
}

function folderAt(root: PageFolder, [name, ...rest]: readonly string[]): PageFolder | undefined {
  if (name === undefined) return root;
  const found = root.entries.flatMap((entry) => ('entries' in entry && entry.name === name ? entry : []))[0];
  return found && folderAt(found, rest);
}

function firstRoute({ readme, entries }: PageFolder): string | undefined {
  if (readme) return readme.route;
  for (const entry of entries) {
    const route = 'entries' in entry ? firstRoute(entry) : entry.route;
    if (route) return route;
  }
  return undefined;
}

/** Current on the pages of a list, and not on the other lists below its address. */
const listPattern = (link: string, kind: string) =>
  `^${escaped(link)}${kind === 'posts' ? '(?:page/|$)' : ''}`;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Current wherever the address begins with the section's. */
function sectionPattern(path: string, locale: string): string {
  return `^${escaped(`${locale}${path.replace(/^\/+|\/+$/g, '')}/`)}`;
}
