import type { PostCollection, PostList } from '../../../core/contracts/collections.ts';
import { findTag } from '../../../core/contracts/find-tag.ts';
import type { PageGraph } from '../../../core/contracts/navigation.ts';
import type { Page } from '../../../core/contracts/page.ts';

type ListGraph = Pick<PageGraph, 'pages' | 'routes' | 'collections'>;

/** The same list in another language: the same tag, year or category of the collection of the same folder. */
export function listTwin(graph: ListGraph, list: PostList, locale: string): Page | undefined {
  // The second page of a list shows other posts in each language.
  if (list.page > 1) return undefined;
  const blog = blogOf(graph, list, locale);
  const route = blog && listRoute(blog, list);
  return route === undefined ? undefined : graph.pages[graph.routes.get(route) ?? -1];
}

/** For a list that another language does not have: the page there that lists its kind, or its posts. */
export function nearestList(graph: ListGraph, { list }: Page, locale: string): string | undefined {
  const blog = list && blogOf(graph, list, locale);
  if (!blog) return undefined;
  const whole = listRoute(blog, list);
  return [whole, blog.routes[list.kind], blog.routes.posts].find((route) => route && graph.routes.has(route));
}

function blogOf({ collections }: ListGraph, list: PostList, locale: string): PostCollection | undefined {
  const dir = collections[list.collection]?.dir;
  return collections.find(
    (one): one is PostCollection => one.type === 'post' && one.locale === locale && one.dir === dir,
  );
}

/** The first page of a list in a collection. */
function listRoute({ routes, tags }: PostCollection, { kind, of }: PostList): string | undefined {
  const start = routes[kind];
  if (of === undefined || start === undefined) return start;
  return kind === 'tags' ? findTag(tags, of)?.route : `${start}${of}/`;
}
