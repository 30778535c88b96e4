import type { PageGraph } from '../../core/contracts/navigation.ts';
import type { Page } from '../../core/contracts/page.ts';
import type { CategoryItem, ListData } from '../collections/lists/list-types.ts';
import { pageListData } from '../graph/page-list.ts';

/**
 * When a page last changed, in milliseconds since 1970: a list of posts with the newest of those that it shows. `undefined` when
 * nobody knows.
 */
export function lastChange(graph: PageGraph, page: Page): number | undefined {
  const data = pageListData(graph, page);
  if (!data) return graph.git.get(page.file)?.updatedTime;
  const times = shownRoutes(data).flatMap((route) => {
    const post = graph.pages[graph.routes.get(route) ?? -1];
    return (post && graph.git.get(post.file)?.updatedTime) ?? [];
  });
  return times.length > 0 ? times.reduce((newest, time) => Math.max(newest, time)) : undefined;
}

function shownRoutes(data: ListData[keyof ListData]): string[] {
  switch (data.kind) {
    case 'posts':
    case 'tags':
      return data.posts.map(({ route }) => route);
    case 'archives':
      return data.years.flatMap(({ posts }) => posts.map(({ route }) => route));
    case 'categories':
      return data.items.flatMap(postsIn);
  }
}

const postsIn = (item: CategoryItem): string[] =>
  item.type === 'post' ? [item.route] : item.items.flatMap(postsIn);
