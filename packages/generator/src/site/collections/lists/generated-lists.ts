import type { Collection } from '../../../core/contracts/collections.ts';
import type { Page } from '../../../core/contracts/page.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { listPages } from './list-pages.ts';

/** Layout of each kind of list. */
const LAYOUTS = {
  posts: 'posts',
  tags: 'posts-tags',
  archives: 'posts-archives',
  categories: 'posts-categories',
} as const;

/**
 * The pages of a site with those that list posts. A page that an author has written at the address of a list is that list
 * when its layout is one, so that it can say more in its frontmatter, and stays alone otherwise.
 */
export function withPostLists(
  pages: readonly Page[],
  collections: readonly Collection[],
): { pages: Page[]; problems: Problem[] } {
  const written = new Map(pages.map((page) => [page.route, page]));
  const lists = new Map<string, Page>();
  const problems: Problem[] = [];
  for (const [at, collection] of collections.entries()) {
    if (collection.type !== 'post') continue;
    for (const { route, title, list } of listPages(collection, at)) {
      if (lists.has(route)) problems.push(sameAddress(route, collection.dir));
      else lists.set(route, listPage({ route, title, list, locale: collection.locale }));
    }
  }
  const own = pages.map((page) => {
    const list = lists.get(page.route)?.list;
    return list && isList(page) ? { ...page, list } : page;
  });
  const added = [...lists.values()].filter(({ route }) => !written.has(route));
  return { pages: [...own, ...added], problems };
}

const isList = ({ frontmatter: { pageLayout } }: Page) =>
  pageLayout === 'blog' || Object.values<unknown>(LAYOUTS).includes(pageLayout);

function listPage({ list, ...rest }: Required<Pick<Page, 'route' | 'title' | 'list' | 'locale'>>): Page {
  return {
    ...rest,
    list,
    file: '',
    kind: 'generated',
    description: '',
    draft: false,
    frontmatter: { pageLayout: LAYOUTS[list.kind] },
  };
}

const sameAddress = (route: string, dir: string): Problem => ({
  severity: 'error',
  code: 'duplicate-route',
  message: `Two lists of posts have the path ${route}; one of them is of the collection "${dir}".`,
  hint: 'Give one of the collections another `link`, `tagsLink`, `archivesLink` or `categoriesLink`.',
});
