import type { Page } from '../content/page.ts';
import { fileRoute, type RouteLocale } from '../routing/page-route.ts';
import { normalizePagePath } from '../routing/url.ts';

/** Finds pages by any path an author may write for them. */
export interface PageIndex {
  /** By address, by the address the file would have without its permalink, or by either with `.md`, `README.md`, `.html`. */
  byPath(path: string): Page | undefined;
  /** By a path in the source folder: `en/guide/intro.md`, `en/guide/intro`, `en/guide/`. */
  bySource(path: string): Page | undefined;
}

/** Built once for all pages; each lookup costs one or two map reads. */
export function createPageIndex(pages: readonly Page[], locales: readonly RouteLocale[]): PageIndex {
  const routes = new Map<string, Page>();
  const fileRoutes = new Map<string, Page>();
  const sources = new Map<string, Page>();
  const localeOf = new Map(locales.map((locale) => [locale.path, locale]));
  for (const page of pages) {
    setOnce(routes, page.route, page);
    const locale = localeOf.get(page.locale);
    if (!locale || !page.file) continue;
    setOnce(fileRoutes, fileRoute(page.file, locale), page);
    setOnce(sources, normalizePagePath(page.file), page);
  }
  return {
    byPath(path) {
      const exact = routes.get(path);
      if (exact) return exact;
      const route = normalizePagePath(path);
      return routes.get(route) ?? fileRoutes.get(route);
    },
    bySource: (path) => sources.get(normalizePagePath(path)),
  };
}

/** The first page keeps an address; that another claims it is reported by the route table. */
function setOnce(map: Map<string, Page>, key: string, page: Page): void {
  if (!map.has(key)) map.set(key, page);
}
