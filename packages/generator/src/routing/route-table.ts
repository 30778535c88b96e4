import type { Badge, Page } from '../content/page.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import { NOT_FOUND_ROUTE } from './page-route.ts';
import { decodePath, normalizePagePath, splitHref } from './url.ts';

/** What a path leads to. The site has one route, a catch-all with the parameter `catchAll`. */
export interface ResolvedRoute {
  /** Address of the page, `/404.html` when there is none for the path. */
  path: string;
  /** `undefined` for a path that no page has, unless the site has a page of its own for `/404.html`. */
  page?: Page;
  found: boolean;
  /** `catchAll`: the path as it was asked for, decoded, without its first slash. */
  params: { catchAll: string };
  /** Title is empty on the 404 page. */
  meta: { title: string; icon?: string; badge?: Badge };
}

export interface RouteTable {
  /** Route to index in the pages. */
  routes: ReadonlyMap<string, number>;
  /** Accepts any form of a page's path: with or without final slash, `.md`, `README.md`, `.html`; without the site's base. */
  resolve(path: string): ResolvedRoute;
  /** One error for each address that two pages claim. */
  problems: readonly Problem[];
}

/** The addresses of all pages. When two pages claim one address the first keeps it. */
export function createRouteTable(pages: readonly Page[]): RouteTable {
  const routes = new Map<string, number>();
  const problems: Problem[] = [];
  pages.forEach((page, index) => {
    const owner = pages[routes.get(page.route) ?? -1];
    if (owner) problems.push(duplicateRoute(owner, page));
    else routes.set(page.route, index);
  });

  return {
    routes,
    problems,
    resolve(path) {
      const asked = decodePath(splitHref(path).path);
      const candidates = [asked, normalizePagePath(asked)];
      const route = candidates.find((candidate) => routes.has(candidate)) ?? NOT_FOUND_ROUTE;
      const page = pages[routes.get(route) ?? -1];
      const found = route !== NOT_FOUND_ROUTE;
      const meta = found && page ? { title: page.title, icon: page.icon, badge: page.badge } : { title: '' };
      return { path: route, page, found, params: { catchAll: asked.replace(/^\//, '') }, meta };
    },
  };
}

function duplicateRoute(first: Page, second: Page): Problem {
  return {
    severity: 'error',
    code: 'duplicate-route',
    message: `Two pages have the address ${first.route}: ${first.file} and ${second.file}.`,
    hint: 'Rename one of the files, or give one of them another `permalink`.',
    file: second.file,
  };
}
