import { onceOf } from '../../core/cache/once-of.ts';
import type { Post, PostCollection } from '../../core/contracts/collections.ts';

const byRoute = onceOf(({ posts }: PostCollection) => new Map(posts.map((post) => [post.route, post])));

/** The post at an address of a collection. */
export const findPost = (collection: PostCollection, route: string): Post | undefined =>
  byRoute(collection).get(route);
