import type { Problem } from '../errors/bifolio-error.ts';
import { isNotFoundRoute } from '../routing/page-route.ts';
import { splitHref } from '../routing/url.ts';
import type { LinkReport } from './dead-links.ts';
import { createFindTarget } from './link-target.ts';
import { linkedItems } from './sidebar-places.ts';
import type { NavItem, PageGraph } from './types.ts';

/** What rendering tells of a page. */
export interface ReachReport extends LinkReport {
  /** Pages whose faces it shows, by route. */
  shownFaces?: readonly (readonly [route: string, hash: string])[];
}

/** A warning for each page that no other page links to or shows, nor a sidebar or navbar: homes, 404 pages and drafts aside. */
export function findOrphanPages(graph: PageGraph, reports: readonly ReachReport[]): Problem[] {
  const shown = reports.flatMap(({ route, shownFaces = [] }) =>
    shownFaces.map(([other]) => other).filter((other) => other !== route),
  );
  const reached = new Set([...navigationRoutes(graph), ...linkedRoutes(graph, reports), ...shown]);
  const orphans = graph.pages.filter(
    ({ kind, route, locale, draft }) =>
      kind !== 'generated' && route !== locale && !draft && !isNotFoundRoute(route) && !reached.has(route),
  );
  return orphans.map(({ file, route }) => ({
    severity: 'warning',
    code: 'orphan-page',
    message: `Nothing links to the page ${route}.`,
    hint: 'Link it from another page, or add it to a sidebar.',
    file,
  }));
}

function navigationRoutes({ navbars, sidebars }: PageGraph): string[] {
  const sidebarLinks = sidebars.flatMap(({ items }) => linkedItems(items).map(({ item }) => item.link));
  const links = [...Object.values(navbars).flatMap(navLinks), ...sidebarLinks];
  return links.flatMap((link) => (link === undefined ? [] : splitHref(link).path));
}

const navLinks = (items: readonly NavItem[]): (string | undefined)[] =>
  items.flatMap(({ link, items: below = [] }) => [link, ...navLinks(below)]);

function linkedRoutes(graph: PageGraph, reports: readonly LinkReport[]): string[] {
  const findTarget = createFindTarget(graph);
  return reports.flatMap(({ file, links }) =>
    links.flatMap(({ href }) => {
      const target = findTarget(file, href);
      return target.kind === 'page' && target.page.file !== file ? target.page.route : [];
    }),
  );
}
