import type { Page } from '../../../core/contracts/page.ts';
import { oldForms } from '../../../core/routing/page-path.ts';
import { isNotFoundRoute } from '../../../core/routing/page-route.ts';
import { createRedirects, type Redirect } from '../../../core/routing/redirects.ts';
import { createRouteTable } from '../../../core/routing/route-table.ts';
import { redirectPath } from '../../build/output/output-path.ts';
import type { Site } from '../../read/read-site.ts';

/** What the dev server answers to a path. */
export interface DevRoute {
  page: Page;
  status: 200 | 404;
  /** Path or address to send the reader to instead. */
  redirect?: string;
}

/** Finds a page as a static host with our output would: exact routes, then redirects, then the 404 page of the language. */
export function resolveDevRoute({ config, graph }: Site, path: string): DevRoute {
  const notFound = notFoundPage(graph.pages, path);
  const exact = graph.pages[graph.routes.get(path) ?? -1];
  if (exact)
    return { page: exact, status: exact.kind === 'generated' && isNotFoundRoute(exact.route) ? 404 : 200 };
  const redirects = createRedirects({
    pages: graph.pages,
    locales: config.locales,
    redirects: config.redirects,
  });
  const leadOf = (old: string) => redirects.find(({ from }) => from === old)?.to;
  const file = redirectPath(path);
  // Hosts that read no rules find the page of `/old` and `/old/` alike.
  const isAt = ({ from, written }: Redirect) => written && redirectPath(from) === file;
  const to = leadOf(path) ?? redirects.find(isAt)?.to;
  if (to) return { page: notFound, status: 404, redirect: to };
  const { found, path: route } = createRouteTable(graph.pages).resolve(path);
  const redirect = found ? route : oldForms(path).map(leadOf).find(Boolean);
  return { page: notFound, status: 404, redirect };
}

function notFoundPage(pages: readonly Page[], path: string): Page {
  const own = pages.filter(
    ({ route }) => route.endsWith('404.html') && path.startsWith(route.replace('404.html', '')),
  );
  const page = own.sort((a, b) => b.route.length - a.route.length)[0];
  if (!page) throw new Error('A site has a 404 page.');
  return page;
}
