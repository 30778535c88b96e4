import { findPost } from '../collections/find-post.ts';
import { findTag } from '../collections/find-tag.ts';
import { isLarge } from '../collections/list-pages.ts';
import type { Collection } from '../collections/types.ts';
import type { Page } from '../content/page.ts';
import { pageNavigation } from '../graph/navigation.ts';
import { pageCollection } from '../graph/page-collection.ts';
import { pageListData } from '../graph/page-list.ts';
import type { PageGraph, SidebarItem } from '../graph/types.ts';
import { shortHash } from '../ledger/hash.ts';
import { digest } from '../render/content-cache.ts';
import { insertTexts } from '../render/insert-text.ts';
import { createLeadOn } from '../render/lead-on.ts';
import type { Site } from '../site/read-site.ts';
import { themeFileNames } from './theme-files.ts';

/** What every page may show: navigation bars, languages, options of the theme. Nothing of a single page. */
export function siteFingerprint({ config, graph }: Site): string {
  const { site, navbars, localeDirs } = graph;
  const collections = graph.collections.map(withoutPosts);
  const themeOptions = site.locales.map(({ path, lang }) => config.theme.locale(path, lang).options);
  const { head, csp, search, theme, redirects, replaceAssets } = config;
  const iconSets = [...new Set(graph.sidebars.flatMap(({ items }) => iconSetsOf(items)))].sort();
  const inputs = [
    site,
    navbars,
    iconSets,
    localeDirs,
    collections,
    themeOptions,
    insertTexts(config),
    themeFileNames(config),
    head,
    csp,
    search,
    redirects,
    replaceAssets,
    theme.headScript,
  ];
  return JSON.stringify([...inputs, theme.wordsPerMinute], (_, value) =>
    typeof value === 'function' || value instanceof RegExp ? String(value) : value,
  );
}

/**
 * What one page shows without asking for it (`render/asking.ts`): its source or data, and what the graph says of it and of what
 * is around it.
 */
export function createPageFingerprint({ config, graph, generated }: Site): (page: Page) => string {
  const leadOnOf = createLeadOn(config, graph, 'script');
  return (page) => {
    const { navbar: _, sidebar, ...around } = pageNavigation(graph, page);
    const inputs = [
      page,
      around,
      sidebar && [sidebar.id, sidebar.path, sidebar.levels, entriesText(sidebar.items)],
      graph.git.get(page.file),
      graph.locked.has(page.route),
      graph.behind?.get(page.route),
      page.list ? pageListData(graph, page) : page.kind === 'generated' && generated.dataOf(page),
      shownOfCollection(graph, page),
      leadOnOf(page),
    ];
    return digest(JSON.stringify(inputs));
  };
}

/** A page needs the icons of a sidebar that it fetches later. */
const iconSetsOf = (items: readonly SidebarItem[]): string[] =>
  items.flatMap(({ icon, items: below }) => [
    ...(icon?.includes(':') ? [icon.slice(0, icon.indexOf(':'))] : []),
    ...(below ? iconSetsOf(below) : []),
  ]);

/** Entries are shared by many pages, so each is read once. */
function entriesText(items: readonly SidebarItem[]): string {
  const known = texts.get(items);
  if (known) return known;
  const text = items.map(entryText).join();
  if (Object.isFrozen(items)) texts.set(items, text);
  return text;
}

function entryText(item: SidebarItem): string {
  const known = texts.get(item);
  if (known) return known;
  const { items, ...own } = item;
  const text = shortHash([own, items && entriesText(items)]);
  // Groups around the page are made for it alone.
  if (Object.isFrozen(item)) texts.set(item, text);
  return text;
}
const texts = new WeakMap<object, string>();

/** What lists show of posts is theirs to say. */
function withoutPosts(collection: Collection): Partial<Collection> {
  if (collection.type === 'doc') return collection;
  const { posts: _, tags: __, counts: ___, ...rest } = collection;
  return rest;
}

/** What a page shows of its collection: numbers on a list, on a post where its tags lead and its categories. */
function shownOfCollection(graph: PageGraph, page: Page): unknown[] {
  const collection = pageCollection(graph, page);
  if (collection?.type !== 'post') return [];
  if (page.list) return [collection.counts];
  const { tags } = page.frontmatter;
  const routes = Array.isArray(tags) ? tags.map((name) => findTag(collection.tags, String(name))?.route) : [];
  return [routes, findPost(collection, page.route)?.categories, isLarge(collection)];
}
