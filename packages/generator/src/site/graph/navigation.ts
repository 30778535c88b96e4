import { onceOf } from '../../core/cache/once-of.ts';
import type { PostCollection, PostListKind } from '../../core/contracts/collections.ts';
import type { PageGraph, PageNavigation, Sidebar, SidebarItem } from '../../core/contracts/navigation.ts';
import type { Page } from '../../core/contracts/page.ts';
import { isNotFoundRoute } from '../../core/routing/page-route.ts';
import { findPost } from '../collections/find-post.ts';
import { isLarge } from '../collections/lists/list-pages.ts';
import { pageCollection } from './page-collection.ts';
import { pageVersions } from './page-versions.ts';
import { openBranch } from './sidebar/open-branch.ts';
import { readSidebarPlace } from './sidebar/sidebar-places.ts';
import { nearestList } from './twins/list-twins.ts';
import { findFallback, findTwin, writtenPage } from './twins/twins.ts';

/**
 * The navigation around a page. Costs no more for the last of 10,000 pages than for the first. All
 * links are routes without the site's base. What is shown of a page and what is asked about it follow each other: it is made once.
 */
export const pageNavigation = (graph: PageGraph, page: Page): PageNavigation => lastOf(graph)(page);

const lastOf = onceOf((graph: PageGraph) => {
  let last: { page: Page; made: PageNavigation } | undefined;
  return (page: Page) => {
    if (last?.page !== page) last = { page, made: navigationOf(graph, page) };
    return last.made;
  };
});

function navigationOf(graph: PageGraph, page: Page): PageNavigation {
  const place = graph.sidebarPlaces.get(page.route);
  const { sidebar: index, path } = place ? readSidebarPlace(place) : NO_PLACE;
  const sidebar = graph.sidebars[index];
  return {
    navbar: graph.navbars[page.locale] ?? [],
    ...(sidebar && { sidebar: { id: sidebar.id, ...openBranch(sidebar, path) } }),
    breadcrumbs: breadcrumbs(graph, page, sidebar, path),
    ...graph.neighbours.get(page.route),
    alternates: pageAlternates(graph, page),
    ...(graph.versions && { versions: pageVersions(graph, page) }),
  };
}

const NO_PLACE = { sidebar: -1, path: [] };

/** The page in every language of the site. */
export function pageAlternates(graph: PageGraph, page: Page): PageNavigation['alternates'] {
  const written = writtenPage(graph, page);
  return graph.site.locales.map(({ path: locale, lang, label }) => {
    const twin = locale === written.locale ? written : findTwin(graph, written, locale);
    const shown = twin ?? findFallback(graph, written, locale);
    const link = shown?.route ?? nearestList(graph, page, locale) ?? locale;
    const locked = twin?.lock !== undefined;
    const hasLockedPart = twin?.hasLockedPart === true;
    return { path: locale, lang, label, link, exists: twin !== undefined, locked, hasLockedPart };
  });
}

/** The locale's home, the section, the groups above the page, and the page itself, which has no link. */
function breadcrumbs(
  graph: PageGraph,
  page: Page,
  sidebar: Sidebar | undefined,
  path: readonly number[],
): PageNavigation['breadcrumbs'] {
  if (page.route === page.locale || isNotFoundRoute(page.route)) return [];
  const locale = graph.site.locales.find((one) => one.path === page.locale);
  const groups = sidebar ? groupsAbove(sidebar.items, path) : [];
  return [
    { text: locale?.title ?? '', link: page.locale },
    ...(sidebar?.title ? [sectionCrumb(graph, sidebar, page)] : blogCrumbs(graph, page)),
    ...groups.map(({ text, link }) => (link === undefined ? { text } : { text, link })),
    { text: page.title },
  ];
}

/** For a post its blog and categories; for a list of posts the blog, and what it is a part of. */
function blogCrumbs(graph: PageGraph, page: Page): { text: string; link?: string }[] {
  const blog = pageCollection(graph, page);
  if (blog?.type !== 'post') return [];
  const { routes, titles } = blog;
  const kinds: PostListKind[] =
    page.list && page.list.kind !== 'posts' ? ['posts', page.list.kind] : ['posts'];
  const lists = kinds.flatMap((kind) => {
    const link = routes[kind];
    return link && link !== page.route ? { text: titles[kind], link } : [];
  });
  return page.list ? lists : [...lists, ...categoryCrumbs(blog, page)];
}

/** The categories of a post, each with its place in the tree or, in a large blog, its own page. */
function categoryCrumbs(blog: PostCollection, { route }: Page): { text: string; link?: string }[] {
  const { categories } = blog.routes;
  const steps = findPost(blog, route)?.categories ?? [];
  return steps.map(({ id, name }) => {
    if (!categories) return { text: name };
    return { text: name, link: isLarge(blog) ? `${categories}${id}/` : `${categories}?id=${id}` };
  });
}

/** The section's name, linked when a page lives at the section's own address. */
function sectionCrumb({ routes }: PageGraph, { title = '', id }: Sidebar, page: Page) {
  return routes.has(id) && id !== page.route ? { text: title, link: id } : { text: title };
}

function groupsAbove(items: readonly SidebarItem[], path: readonly number[]): SidebarItem[] {
  const [index = -1, ...rest] = path;
  const item = items[index];
  return item && rest.length > 0 ? [item, ...groupsAbove(item.items ?? [], rest)] : [];
}
