import type { NavItem, PageGraph } from '../../../core/contracts/navigation.ts';
import type { Page } from '../../../core/contracts/page.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { isUnlisted } from '../../../core/frontmatter/is-unlisted.ts';
import type { Facts } from '../../../core/ledger/facts.ts';
import { isNotFoundRoute } from '../../../core/routing/page-route.ts';
import { splitHref } from '../../../core/routing/url.ts';
import { linkedItems } from '../sidebar/sidebar-places.ts';
import type { LinkReport } from './dead-links.ts';
import { createFindTarget } from './link-target.ts';

/** What rendering tells of a page. */
export interface ReachReport extends LinkReport {
  /** Pages whose faces it shows, by route. */
  asked?: readonly { facts: Pick<Facts, 'asked'> }[];
}

/** What leads to the pages of a site. */
export interface PageReach {
  /** Notes what a page links to and shows. */
  add(report: ReachReport): void;
  /**
   * A warning for each page that no other page links to or shows, nor a sidebar or navbar, nor the frame: homes, 404 pages, drafts and
   * unlisted pages aside.
   */
  orphans(): Problem[];
}

/** Looks for pages that nothing leads to; `frameLinks` are links of the frame. */
export function createPageReach(graph: PageGraph, frameLinks: readonly string[] = []): PageReach {
  const reached = new Set([...navigationRoutes(graph), ...frameLinks.map((link) => splitHref(link).path)]);
  const findTarget = createFindTarget(graph);
  return {
    add({ file, route, links, asked = [] }) {
      for (const [other] of asked.flatMap(({ facts }) => facts.asked.face ?? []))
        if (other !== route) reached.add(other);
      for (const { href } of links) {
        const target = findTarget(file, href);
        if (target.kind === 'page' && target.page.file !== file) reached.add(target.page.route);
      }
    },
    orphans: () => graph.pages.filter((page) => mustBeReached(page) && !reached.has(page.route)).map(orphan),
  };
}

const mustBeReached = ({ kind, route, locale, draft, fallback, frontmatter }: Page) =>
  kind !== 'generated' &&
  !fallback &&
  route !== locale &&
  !draft &&
  !isUnlisted(frontmatter) &&
  !isNotFoundRoute(route);

/** A row of a source is told at the place that it is made of, which may be that of others too. */
const orphan = ({ file, route, origin }: Page): Problem => ({
  severity: 'warning',
  code: 'orphan-page',
  message: origin?.from
    ? `No other page, sidebar or navigation bar links to ${route}.`
    : 'No other page, sidebar or navigation bar links to this page.',
  hint: 'Link it from another page, or add it to a sidebar.',
  file,
});

function navigationRoutes({ navbars, sidebars }: PageGraph): string[] {
  const sidebarLinks = sidebars.flatMap(({ items }) => linkedItems(items).map(({ item }) => item.link));
  const links = [...Object.values(navbars).flatMap(navLinks), ...sidebarLinks];
  return links.flatMap((link) => (link === undefined ? [] : splitHref(link).path));
}

const navLinks = (items: readonly NavItem[]): (string | undefined)[] =>
  items.flatMap(({ link, items: below = [] }) => [link, ...navLinks(below)]);
