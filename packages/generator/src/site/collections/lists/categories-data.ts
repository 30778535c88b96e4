import { onceOf } from '../../../core/cache/once-of.ts';
import type { PostCollection, PostList } from '../../../core/contracts/collections.ts';
import { byTime } from '../by-time.ts';
import { allCategories, type CategoryNode, categoryTree, findCategory } from '../category-tree.ts';
import { isLarge, listPageOf, PART } from './list-pages.ts';
import { listPlace } from './list-place.ts';
import type { CategoryItem, CategoryLink, ListData } from './list-types.ts';

/** The whole tree; of large ones the categories with their numbers, and each category on pages of its own. */
export function categoriesData(collection: PostCollection, list: PostList): ListData['categories'] {
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
    place: listPlace(found ? `${start}${list.of}/` : start, list, found?.node.count ?? posts.length),
    path: found?.path.map(link) ?? [],
    items: itemsOf(large ? listPageOf(items, list.page) : items, true),
  };
}

/** Whether a tree has more categories than one page should name. */
const isWide = onceOf((collection: PostCollection) => allCategories(treeOf(collection)).length > PART);

const timesOf = onceOf(
  ({ posts }: PostCollection) => new Map(posts.map(({ route, createTime }) => [route, createTime])),
);
const treeOf = onceOf((collection: PostCollection) => categoryTree(byTime(collection)));
