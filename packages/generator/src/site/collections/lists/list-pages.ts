import type { PostCollection, PostList } from '../../../core/contracts/collections.ts';
import { allCategories, categoryTree } from '../category-tree.ts';
import { groupByYear } from './group-by-year.ts';

/** Entries by name and date that one page may have: archives, categories and tags with more are cut into parts. */
export const PART = 200;

/** A list of posts and where it is. */
export interface ListedPage {
  route: string;
  title: string;
  list: PostList;
}

interface ListSource {
  kind: PostList['kind'];
  of?: string;
  /** Address of its first page. */
  route: string;
  title: string;
  /** Entries in all, and on a page. */
  count: number;
  size: number;
}

/** Whether archives and categories name so many posts that each year and each category has pages of its own. */
export const isLarge = ({ posts }: Pick<PostCollection, 'posts'>): boolean => posts.length > PART;

/** Every page that lists posts of a collection; `collection` is its index. None of them grows with the collection. */
export function listPages(from: PostCollection, collection: number): ListedPage[] {
  return [
    ...postsSource(from),
    ...tagSources(from),
    ...archiveSources(from),
    ...categorySources(from),
  ].flatMap(({ kind, of, route, title, count, size }) => {
    const pages = Math.max(1, Math.ceil(count / size));
    return Array.from({ length: pages }, (_, index): ListedPage => {
      const page = index + 1;
      return {
        route: page === 1 ? route : `${route}page/${page}/`,
        title: page === 1 ? title : `${title} · ${page}`,
        list: { collection, kind, of, page, pages },
      };
    });
  });
}

/** The entries of one page of a list. */
export const listPageOf = <Entry>(entries: readonly Entry[], page: number, size: number = PART): Entry[] =>
  entries.slice((page - 1) * size, page * size);

function postsSource({ routes, titles, posts, perPage }: PostCollection): ListSource[] {
  const { posts: route } = routes;
  return route ? [{ kind: 'posts', route, title: titles.posts, count: posts.length, size: perPage }] : [];
}

function tagSources({ routes, titles, tags }: PostCollection): ListSource[] {
  const kind = 'tags';
  if (!routes.tags) return [];
  return [
    { kind, route: routes.tags, title: titles.tags, count: tags.length, size: PART },
    ...tags.map(
      ({ name, route, count }) => ({ kind, of: name, route, title: name, count, size: PART }) as const,
    ),
  ];
}

function archiveSources(from: PostCollection): ListSource[] {
  const kind = 'archives';
  const { routes, titles, posts } = from;
  const { archives } = routes;
  if (!archives) return [];
  const years = isLarge(from) ? groupByYear(posts) : [];
  return [
    { kind, route: archives, title: titles.archives, count: 1, size: PART },
    ...years.map(
      ({ year, posts: { length: count } }) =>
        ({ kind, of: year, route: `${archives}${year}/`, title: year, count, size: PART }) as const,
    ),
  ];
}

function categorySources(from: PostCollection): ListSource[] {
  const kind = 'categories';
  const { routes, titles, posts } = from;
  const { categories } = routes;
  if (!categories) return [];
  const tree = isLarge(from) ? categoryTree(posts) : [];
  return [
    { kind, route: categories, title: titles.categories, count: tree.length, size: PART },
    ...allCategories(tree).map(
      ({ id, title, items: { length: count } }) =>
        ({ kind, of: id, route: `${categories}${id}/`, title, count, size: PART }) as const,
    ),
  ];
}
