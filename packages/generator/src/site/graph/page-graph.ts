import { basename, posix } from 'node:path';
import type { PageGraph, SiteData } from '../../core/contracts/navigation.ts';
import type { GitData, Page } from '../../core/contracts/page.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { normalizePagePath } from '../../core/routing/page-path.ts';
import { fileRoute } from '../../core/routing/page-route.ts';
import { redirectProblems } from '../../core/routing/redirect-problems.ts';
import { createRouteTable } from '../../core/routing/route-table.ts';
import { decodePath } from '../../core/routing/url.ts';
import { withPostLists } from '../collections/lists/generated-lists.ts';
import type { SiteCollections } from '../collections/site-collections.ts';
import type { LoadedConfig, ResolvedLocale } from '../config/load.ts';
import { deepFreeze } from './deep-freeze.ts';
import { localeNavigation } from './locale-navigation.ts';
import { pageNeighbours } from './neighbours.ts';
import { createPageIndex } from './page-index.ts';
import type { EntryContext } from './sidebar/find-entry.ts';
import { linkedItems, sidebarPlaces } from './sidebar/sidebar-places.ts';

export type GraphConfig = Pick<LoadedConfig, 'base' | 'hostname' | 'locales' | 'theme' | 'file'> &
  Partial<Pick<LoadedConfig, 'redirects' | 'search'>>;

export interface PageGraphInput {
  config: GraphConfig;
  pages: readonly Page[];
  /** See `PageGraph`. @default none */
  drafts?: readonly Page[];
  git: ReadonlyMap<string, GitData>;
  /** @default none */
  ofCollections?: SiteCollections;
  /** Gives pages their locks. @default none */
  lock?(pages: readonly Page[]): Page[];
  /** See `PageGraph`. @default none */
  generatedFiles?: Iterable<string>;
}

const NO_COLLECTIONS: SiteCollections = { collections: [], problems: [] };

/**
 * Everything pages need to know of each other, deeply frozen. The pages that list posts are added to them.
 * Problems: addresses claimed twice, redirects that hide a page or lead nowhere, entries of navbar and sidebars that lead nowhere.
 */
export function createPageGraph({
  config,
  pages: scanned,
  drafts = [],
  git,
  ofCollections: { collections, problems: unplaced } = NO_COLLECTIONS,
  lock = (all) => [...all],
  generatedFiles = [],
}: PageGraphInput): { graph: PageGraph; problems: Problem[] } {
  const file = config.file && basename(config.file);
  const problems: Problem[] = [];
  const listed = withPostLists(scanned, collections);
  const pages = lock(listed.pages);
  const { routes, problems: duplicates } = createRouteTable(pages, [...generatedFiles]);
  const ofConfig = [...unplaced, ...listed.problems, ...redirectProblems(pages, config.redirects ?? {})];
  problems.push(...duplicates, ...ofConfig.map((problem) => ({ file, ...problem })));
  const index = createPageIndex(pages, config.locales);
  const draftIndex = createPageIndex(drafts, config.locales);
  const contextOf = (locale: string, place: string | undefined): EntryContext => ({
    index,
    drafts: draftIndex,
    locale,
    routes: () => routes.keys(),
    report: (problem) => problems.push({ file: place, ...problem }),
  });
  const localeOf = new Map(config.locales.map((locale) => [locale.path, locale]));
  const navigation = config.locales.map((locale) =>
    navigationOf(locale, { config, pages, collections, context: contextOf(locale.path, file) }),
  );
  const built = navigation.flatMap((one) => one.sidebars);
  const sidebars = built.map(({ sidebar }) => sidebar);
  const aliases = new Map(built.flatMap((one, at) => one.aliases.map((prefix) => [prefix, at] as const)));
  const entries = sidebars.map(({ items }) => linkedItems(items));
  const places = sidebarPlaces({ pages, sidebars, entries, aliases });
  const neighbours = pageNeighbours({
    pages,
    places,
    entries,
    collections,
    contextOf: (page) => contextOf(page.locale, page.file),
    folderOf: (page) => folderRoute(page, localeOf.get(page.locale)),
  });
  const files = filesOf(pages);
  const graph: PageGraph = {
    ...ofSite(config),
    pages,
    drafts,
    routes,
    files,
    collections,
    navbars: navbarsOf(config, navigation),
    sidebars,
    sidebarPlaces: places,
    neighbours,
    git: new Map([...git].filter(([source]) => files.has(source))),
    locked: lockedRoutes(pages),
    generatedFiles: new Set(generatedFiles),
  };
  return { graph: deepFreeze(graph), problems };
}

const navigationOf = (
  locale: ResolvedLocale,
  {
    config,
    pages,
    collections,
    context,
  }: Pick<PageGraph, 'pages' | 'collections'> & { config: GraphConfig; context: EntryContext },
) =>
  localeNavigation({
    locale,
    pages: pages.filter((page) => page.locale === locale.path),
    options: config.theme.locale(locale.path, locale.lang),
    collections: collections.filter((one) => one.locale === locale.path),
    context,
  });

const navbarsOf = (
  { locales }: GraphConfig,
  navigation: readonly { navbar: PageGraph['navbars'][string] }[],
): PageGraph['navbars'] =>
  Object.fromEntries(locales.map(({ path }, at) => [path, navigation[at]?.navbar ?? []]));

const lockedRoutes = (pages: readonly Page[]): PageGraph['locked'] =>
  new Set(pages.filter(({ lock }) => lock).map(({ route }) => route));

const ofSite = (config: GraphConfig): Pick<PageGraph, 'site' | 'localeDirs' | 'redirects'> => ({
  site: siteData(config),
  localeDirs: Object.fromEntries(config.locales.map(({ path, dir }) => [path, dir])),
  redirects: new Map(
    Object.entries(config.redirects ?? {}).map(([from, to]) => [normalizePagePath(decodePath(from)), to]),
  ),
});

/** Places of pages in their sources. A fallback page has that of another page. */
const filesOf = (pages: readonly Page[]): PageGraph['files'] =>
  new Map(pages.flatMap(({ file, fallback }, at) => (file && !fallback ? [[file, at] as const] : [])));

function siteData({ base, hostname, locales, search }: GraphConfig): SiteData {
  return {
    base,
    hostname,
    locales: locales.map(({ dir: _, ...locale }) => locale),
    ...(search && { search: { recent: search.recent, slashKey: search.slashKey } }),
  };
}

function folderRoute({ file: own, route, fallback }: Page, locale: ResolvedLocale | undefined): string {
  const file = fallback?.file ?? own;
  return locale && file ? fileRoute(posix.join(posix.dirname(file), 'README.md'), locale) : route;
}
