import type { Post, PostList } from '../../../core/contracts/collections.ts';
import type { ListPlace, PostEntry } from './list-types.ts';

/** Where a list begins, and how much is in it. */
export const listPlace = (start: string, { page, pages }: PostList, total: number): ListPlace => ({
  start,
  page,
  pages,
  total,
});

/** What archives and tags show of a post. */
export const entryOf = ({ route, title, createTime }: Post): PostEntry => ({ route, title, createTime });
