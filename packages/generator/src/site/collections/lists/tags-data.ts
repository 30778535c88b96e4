import { onceOf } from '../../../core/cache/once-of.ts';
import type { Post, PostCollection, PostList } from '../../../core/contracts/collections.ts';
import { findTag } from '../../../core/contracts/find-tag.ts';
import { byTime } from '../by-time.ts';
import { listPageOf } from './list-pages.ts';
import { entryOf, listPlace } from './list-place.ts';
import type { ListData } from './list-types.ts';

/** Tags that stand beside the posts of one. */
const TAGS_BESIDE = 60;

/** Posts that stand below the tags until one is chosen. */
const NEWEST = 10;

/** Tags with the newest posts of all, or with those of the chosen one. */
export function tagsData(collection: PostCollection, list: PostList): ListData['tags'] {
  const { posts, tags, routes } = collection;
  const tag = list.of === undefined ? undefined : findTag(tags, list.of);
  if (!tag) {
    return {
      kind: 'tags',
      place: listPlace(routes.tags ?? '', list, posts.length),
      tags: listPageOf(tags, list.page),
      posts: list.page === 1 ? byTime(collection).slice(0, NEWEST).map(entryOf) : [],
    };
  }
  const beside = tags.slice(0, TAGS_BESIDE);
  const having = tagged(collection).get(tag.name) ?? [];
  return {
    kind: 'tags',
    place: listPlace(tag.route, list, tag.count),
    tags: beside.includes(tag) ? beside : [...beside, tag],
    chosen: tag,
    posts: listPageOf(having, list.page).map(entryOf),
  };
}

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
