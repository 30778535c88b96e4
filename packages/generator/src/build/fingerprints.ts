import { findPost } from '../collections/find-post.ts';
import { isLarge } from '../collections/list-pages.ts';
import type { Collection } from '../collections/types.ts';
import type { Page } from '../content/page.ts';
import { pageCollection } from '../graph/page-collection.ts';
import { pageListData } from '../graph/page-list.ts';
import type { PageGraph } from '../graph/types.ts';
import { digest } from '../render/content-cache.ts';
import { insertTexts } from '../render/insert-text.ts';
import type { Site } from '../site/read-site.ts';
import { themeFileNames } from './theme-files.ts';

/** What every page may show: navigation, languages, options of the theme, and the titles and addresses of all pages. */
export function siteFingerprint({ config, graph }: Site): string {
  const { site, navbars, sidebars, localeDirs, pages } = graph;
  const collections = graph.collections.map(withoutPosts);
  const themeOptions = site.locales.map(({ path, lang }) => config.theme.locale(path, lang).options);
  const titles = pages.map(({ file, route, title }) => [file, route, title]);
  const { head, csp, search, theme, redirects, replaceAssets } = config;
  const inputs = [
    site,
    navbars,
    sidebars,
    localeDirs,
    collections,
    themeOptions,
    insertTexts(config),
    themeFileNames(config),
    titles,
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

/** What one page shows, but for other pages: its source or data, and what the graph says of it alone. */
export function pageFingerprint({ graph, generated }: Site, page: Page): string {
  const around = [
    graph.neighbours.get(page.route),
    graph.sidebarPlaces.get(page.route),
    graph.git.get(page.file),
    graph.locked.has(page.route),
    page.list ? pageListData(graph, page) : page.kind === 'generated' && generated.dataOf(page),
    shownOfCollections(graph, page),
  ];
  return digest(JSON.stringify([page, around]));
}

/** What lists show of posts is theirs to say. */
function withoutPosts(collection: Collection): Partial<Collection> {
  if (collection.type === 'doc') return collection;
  const { posts: _, tags: __, ...rest } = collection;
  return rest;
}

/** What a page shows of its collection: where its tags lead, its categories, and on pages that may list posts, all of them. */
function shownOfCollections(graph: PageGraph, page: Page): unknown[] {
  const { tags, pageLayout } = page.frontmatter;
  if (page.list) return graph.collections.map(countsOf);
  if (pageLayout !== undefined) return graph.collections.map(postsDigest);
  const collection = pageCollection(graph, page);
  if (collection?.type !== 'post') return [];
  const routes = Array.isArray(tags)
    ? tags.map((name) => collection.tags.find((tag) => tag.name === name)?.route)
    : [];
  return [routes, findPost(collection, page.route)?.categories, isLarge(collection)];
}

const countsOf = (collection: Collection) =>
  collection.type === 'post' && [collection.posts.length, collection.tags.length, collection.categoryCount];

/** Stands for all posts of a collection. */
function postsDigest(collection: Collection): string {
  const known = digests.get(collection) ?? digest(JSON.stringify(collection));
  digests.set(collection, known);
  return known;
}
const digests = new WeakMap<Collection, string>();
