import type { Post, PostCollection } from './types.ts';

/** Every post asks for itself while it is rendered. */
const byRoute = new WeakMap<PostCollection, ReadonlyMap<string, Post>>();

/** The post at an address of a collection. */
export function findPost(collection: PostCollection, route: string): Post | undefined {
  const posts = byRoute.get(collection) ?? new Map(collection.posts.map((post) => [post.route, post]));
  byRoute.set(collection, posts);
  return posts.get(route);
}
