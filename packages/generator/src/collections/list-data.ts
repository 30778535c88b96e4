import { onceOf } from '../cache/once-of.ts';
import { allCategories, type CategoryNode, categoryTree, findCategory } from './category-tree.ts';
import { findTag } from './find-tag.ts';
import { groupByYear } from './group-by-year.ts';
import { isLarge, PART, pageOf } from './list-pages.ts';
import type { Post, PostCollection, PostList, Tag } from './types.ts';

/** A post by name and date, for lists that show no more of it. */
export type PostEntry = Pick<Post, 'route' | 'title' | 'createTime'>;

/** Where a list is and how many pages it has. */
export interface ListPlace {
  /** Address of its first page; `page/2/` follows it. */
  start: string;
  page: number;
  pages: number;
  /** Posts in the whole list. */
  total: number;
}

/** What the layout of a list gets, by its kind. */
export interface ListData {
  posts: { kind: 'posts'; place: ListPlace; posts: readonly Post[] };
  tags: {
    kind: 'tags';
    place: ListPlace;
    tags: readonly Tag[];
    chosen?: Tag;
    /** Those that have the chosen tag; as long as there is none, the newest of all. */
    posts: readonly PostEntry[];
  };
  archives: { kind: 'archives'; place: ListPlace; years: readonly ArchiveYear[] };
  categories: {
    kind: 'categories';
    place: ListPlace;
    /** Categories around the chosen one and itself; empty for the whole. */
    path: readonly CategoryLink[];
    items: readonly CategoryItem[];
  };
}

/** A year of the archives. */
export interface ArchiveYear {
  year: string;
  count: number;
  /** Address of its own page; absent when all is on one. */
  route?: string;
  /** None when they are on its own page only. */
  posts: readonly PostEntry[];
}

/** A category with its own page, or one that is shown whole. */
export interface CategoryLink {
  id: string;
  title: string;
  count: number;
  route?: string;
}

/** What is in a category: categories below it, and posts. */
export type CategoryItem =
  | (CategoryLink & { type: 'category'; items: readonly CategoryItem[] })
  | (PostEntry & { type: 'post' });

/** What one page of a list shows. */
export function listData(collection: PostCollection, list: PostList): ListData[PostList['kind']] {
  switch (list.kind) {
    case 'posts':
      return postsData(collection, list);
    case 'tags':
      return tagsData(collection, list);
    case 'archives':
      return archivesData(collection, list);
    case 'categories':
      return categoriesData(collection, list);
  }
}

const place = (start: string, { page, pages }: PostList, total: number): ListPlace => ({
  start,
  page,
  pages,
  total,
});

const entryOf = ({ route, title, createTime }: Post): PostEntry => ({ route, title, createTime });

function postsData({ posts, routes, perPage }: PostCollection, list: PostList): ListData['posts'] {
  const shown = perPage === Number.POSITIVE_INFINITY ? posts : pageOf(posts, list.page, perPage);
  return { kind: 'posts', place: place(routes.posts ?? '', list, posts.length), posts: shown };
}

/** Tags that stand beside the posts of one. */
const TAGS_BESIDE = 60;

/** Posts that stand below the tags until one is chosen. */
const NEWEST = 10;

function tagsData(collection: PostCollection, list: PostList): ListData['tags'] {
  const { posts, tags, routes } = collection;
  const tag = list.of === undefined ? undefined : findTag(tags, list.of);
  if (!tag) {
    return {
      kind: 'tags',
      place: place(routes.tags ?? '', list, posts.length),
      tags: pageOf(tags, list.page),
      posts: list.page === 1 ? byTime(collection).slice(0, NEWEST).map(entryOf) : [],
    };
  }
  const beside = tags.slice(0, TAGS_BESIDE);
  const having = tagged(collection).get(tag.name) ?? [];
  return {
    kind: 'tags',
    place: place(tag.route, list, tag.count),
    tags: beside.includes(tag) ? beside : [...beside, tag],
    chosen: tag,
    posts: pageOf(having, list.page).map(entryOf),
  };
}

/** The whole; of large archives the years with the newest posts, and each year on pages of its own. */
function archivesData(collection: PostCollection, list: PostList): ListData['archives'] {
  const { posts, routes } = collection;
  const start = routes.archives ?? '';
  const years = yearsOf(collection);
  const large = isLarge(collection);
  const route = (year: string) => (large ? { route: `${start}${year}/` } : {});
  if (list.of === undefined) {
    const shown = (at: number, ofYear: readonly Post[]) =>
      !large ? ofYear : at === 0 ? pageOf(ofYear, 1) : [];
    return {
      kind: 'archives',
      place: place(start, list, posts.length),
      years: years.map(({ year, posts: ofYear }, at) => ({
        year,
        count: ofYear.length,
        ...route(year),
        posts: shown(at, ofYear).map(entryOf),
      })),
    };
  }
  const ofYear = years.find(({ year }) => year === list.of)?.posts ?? [];
  return {
    kind: 'archives',
    place: place(`${start}${list.of}/`, list, ofYear.length),
    years: [{ year: list.of, count: ofYear.length, posts: pageOf(ofYear, list.page).map(entryOf) }],
  };
}

/** The whole tree; of large ones the categories with their numbers, and each category on pages of its own. */
function categoriesData(collection: PostCollection, list: PostList): ListData['categories'] {
  const { posts, routes } = collection;
  const start = routes.categories ?? '';
  const large = isLarge(collection);
  const times = timesOf(collection);
  const tree = treeOf(collection);
  const link = ({ id, title, count }: CategoryNode): CategoryLink => ({
    id,
    title,
    count,
    ...(large && { route: `${start}${id}/` }),
  });
  const itemsOf = (items: CategoryNode['items'], withPosts: boolean): CategoryItem[] =>
    items.flatMap((item): CategoryItem | [] => {
      if (item.type === 'category') return { type: 'category', ...link(item), items: below(item.items) };
      const { path, title } = item;
      return withPosts ? { type: 'post', route: path, title, createTime: times.get(path) ?? 0 } : [];
    });
  const below = (items: CategoryNode['items']) => (large && isWide(collection) ? [] : itemsOf(items, !large));
  const found = list.of === undefined ? undefined : findCategory(tree, list.of);
  const items = found?.node.items ?? tree;
  return {
    kind: 'categories',
    place: place(found ? `${start}${list.of}/` : start, list, found?.node.count ?? posts.length),
    path: found?.path.map(link) ?? [],
    items: itemsOf(large ? pageOf(items, list.page) : items, true),
  };
}

/** Whether a tree has more categories than one page should name. */
const isWide = onceOf((collection: PostCollection) => allCategories(treeOf(collection)).length > PART);

const timesOf = onceOf(
  ({ posts }: PostCollection) => new Map(posts.map(({ route, createTime }) => [route, createTime])),
);
/** The newest first, also those that are pinned in the list: what stands in this order shows their dates. */
const byTime = onceOf(({ posts }: PostCollection) => [...posts].sort((a, b) => b.createTime - a.createTime));
const treeOf = onceOf((collection: PostCollection) => categoryTree(byTime(collection)));
const yearsOf = onceOf(({ posts }: PostCollection) => groupByYear(posts));

/** By tag, the newest first. */
const tagged = onceOf((collection: PostCollection) => {
  const having = new Map<string, Post[]>();
  for (const post of byTime(collection)) {
    for (const name of post.tags) {
      const known = having.get(name);
      if (known) known.push(post);
      else having.set(name, [post]);
    }
  }
  return having;
});
