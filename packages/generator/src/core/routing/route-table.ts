import type { Badge, Page } from '../contracts/page.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import { OUTPUT_LIST } from '../files/output-list.ts';
import { normalizePagePath } from './page-path.ts';
import { NOT_FOUND_ROUTE } from './page-route.ts';
import { decodePath, splitHref } from './url.ts';

/** What a path leads to. The site has one route, a catch-all with the parameter `catchAll`. */
interface ResolvedRoute {
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

/** The pages of a site by their addresses. */
export interface RouteTable {
  /** Route to index in the pages. */
  routes: ReadonlyMap<string, number>;
  /** Accepts any form of a page's path: with or without final slash, `.md`, `README.md`, `.html`; without the site's base. */
  resolve(path: string): ResolvedRoute;
  /** Addresses that two pages claim, on some disks or on all, or that belong to files of a build. */
  problems: readonly Problem[];
}

/**
 * The addresses of all pages. When two pages claim one address the first keeps it. `files` are those that the theme makes,
 * relative to the output.
 */
export function createRouteTable(pages: readonly Page[], files: readonly string[] = []): RouteTable {
  const made = files.map((file) => plainForm(`/${file}/`));
  const routes = new Map<string, number>();
  const plainForms = new Map<string, number>();
  const problems: Problem[] = [];
  pages.forEach((page, index) => {
    const owner = pages[routes.get(page.route) ?? -1];
    if (owner) problems.push(duplicateRoute(owner, page));
    else routes.set(page.route, index);
    const plain = plainForm(page.route);
    const similar = pages[plainForms.get(plain) ?? index];
    if (similar && similar.route !== page.route) problems.push(similarRoute(similar, page));
    plainForms.set(plain, index);
    if (isReserved(plain.slice(1)) || made.some((file) => plain.startsWith(file)))
      problems.push(reservedRoute(page));
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

/** Whether a path, without a slash first, is in a file or folder that every output has. */
export const isReserved = (path: string): boolean => RESERVED.has(path.split('/')[0] ?? '');

/** Files and folders at the root of every output. */
const RESERVED: ReadonlySet<string> = new Set([
  OUTPUT_LIST,
  '_headers',
  '_redirects',
  'licenses.md',
  'robots.txt',
  'bifolio-search',
  'sitemap.xml',
]);

/** Disks of macOS and Windows know no case, and macOS writes accents in a form of its own. */
const plainForm = (route: string) => route.normalize('NFC').toLowerCase();

const similarRoute = (first: Page, second: Page): Problem => ({
  severity: 'warning',
  code: 'similar-route',
  message: `The paths of two pages are the same on many disks: ${first.route} of ${first.file} and ${second.route}.`,
  hint: 'Rename one of the files: on macOS and Windows only one of the two pages can be written.',
  file: second.file,
});

const reservedRoute = ({ route, file }: Page): Problem => ({
  severity: 'error',
  code: 'reserved-route',
  message: `The path ${route} belongs to a file that every build writes.`,
  hint: 'Rename the file, or give the page another `permalink`.',
  file,
});

function duplicateRoute(first: Page, second: Page): Problem {
  return {
    severity: 'error',
    code: 'duplicate-route',
    message: `Two pages have the path ${first.route}: ${first.file} and ${second.file}.`,
    hint: 'Rename one of the files, or give one of them another `permalink`.',
    file: second.file,
  };
}
