import type { Page } from '../../core/contracts/page.ts';
import { normalizePagePath } from '../../core/routing/page-path.ts';
import { fileRoute, type RouteLocale } from '../../core/routing/page-route.ts';

/** Finds pages by any path an author may write for them. */
export interface PageIndex {
  /** By address, by the address the file would have without its permalink, or by either with `.md`, `README.md`, `.html`. */
  byPath(path: string): Page | undefined;
  /** By a path in the source folder: `en/guide/intro.md`, `en/guide/intro`, `en/guide/`. */
  bySource(path: string): Page | undefined;
  /** By the end of its path in the source folder, `intro`, `guide/intro`, or else by its title. The shortest path of the locale wins, then of all. */
  byEnding(path: string, locale?: string): Page | undefined;
}

/** Built once for the same pages in the same folders of locales; each lookup costs one or two map reads, but for the first of its kind. */
export function createPageIndex(pages: readonly Page[], locales: readonly RouteLocale[]): PageIndex {
  const folders = JSON.stringify(locales.map(({ path, dir }) => [path, dir]));
  const known = indices.get(pages);
  if (known?.folders === folders) return known.index;
  const index = makePageIndex(pages, locales);
  indices.set(pages, { folders, index });
  return index;
}
const indices = new WeakMap<readonly Page[], { folders: string; index: PageIndex }>();

function makePageIndex(pages: readonly Page[], locales: readonly RouteLocale[]): PageIndex {
  const routes = new Map<string, Page>();
  for (const page of pages) setOnce(routes, page.route, page);
  const sources = once(() => pagesBySource(pages));
  const fileRoutes = once(() => pagesByFileRoute(pages, locales));
  const endings = once(() => pagesByEnding(pages));
  return {
    byPath(path) {
      const exact = routes.get(path);
      if (exact) return exact;
      const route = normalizePagePath(path);
      return routes.get(route) ?? fileRoutes().get(route);
    },
    bySource: (path) => sources().get(normalizePagePath(path)),
    byEnding: (path, locale) => endings().get(`${locale} ${endingOf(path)}`) ?? endings().get(endingOf(path)),
  };
}

/** Most sites write all their links in one way, so the maps for others are made by the first link that needs them. */
function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function pagesBySource(pages: readonly Page[]): ReadonlyMap<string, Page> {
  const sources = new Map<string, Page>();
  // A translation that is not written yet is linked as it will be.
  for (const page of pages)
    if (page.file) setOnce(sources, normalizePagePath(page.fallback?.file ?? page.file), page);
  return sources;
}

function pagesByFileRoute(
  pages: readonly Page[],
  locales: readonly RouteLocale[],
): ReadonlyMap<string, Page> {
  const routes = new Map<string, Page>();
  const localeOf = new Map(locales.map((locale) => [locale.path, locale]));
  for (const page of pages) {
    const locale = localeOf.get(page.locale);
    if (locale && page.file && !page.fallback) setOnce(routes, fileRoute(page.file, locale), page);
  }
  return routes;
}

/** The first page keeps an address; that another claims it is reported by the route table. */
function setOnce(map: Map<string, Page>, key: string, page: Page): void {
  if (!map.has(key)) map.set(key, page);
}

/** Every end of every path that is made of whole names, and the titles that are none. */
function pagesByEnding(pages: readonly Page[]): ReadonlyMap<string, Page> {
  const endings = new Map<string, Page>();
  const byLength = pages.filter(({ file }) => file).sort((a, b) => a.file.length - b.file.length);
  for (const page of byLength) {
    const names = endingOf(page.file).split('/');
    for (let from = 0; from < names.length; from++) {
      const ending = names.slice(from).join('/');
      setOnce(endings, ending, page);
      setOnce(endings, `${page.locale} ${ending}`, page);
    }
  }
  for (const page of byLength) {
    const title = endingOf(page.title);
    setOnce(endings, title, page);
    setOnce(endings, `${page.locale} ${title}`, page);
  }
  return endings;
}

const endingOf = (path: string) => path.replace(/^\/|(?:\/(?:README|index))?\.mdx?$/gi, '').toLowerCase();
