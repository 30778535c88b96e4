import type { PostCollection, PostList } from '../../../core/contracts/collections.ts';
import { archivesData } from './archives-data.ts';
import { categoriesData } from './categories-data.ts';
import { listPageOf } from './list-pages.ts';
import { listPlace } from './list-place.ts';
import type { ListData } from './list-types.ts';
import { tagsData } from './tags-data.ts';

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

function postsData({ posts, routes, perPage }: PostCollection, list: PostList): ListData['posts'] {
  const shown = perPage === Number.POSITIVE_INFINITY ? posts : listPageOf(posts, list.page, perPage);
  return { kind: 'posts', place: listPlace(routes.posts ?? '', list, posts.length), posts: shown };
}
