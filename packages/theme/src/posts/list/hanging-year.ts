import type { Post } from 'bifolio';

type Dated = Pick<Post, 'createTime' | 'sticky'>;

/** The year that hangs beside the first of its posts in a list; none beside pinned ones, which are not in order. */
export function hangingYear(posts: readonly Dated[], at: number): number | undefined {
  const [post, before] = [posts[at], posts[at - 1]];
  if (!post || post.sticky !== undefined) return undefined;
  const year = yearOf(post);
  return before && before.sticky === undefined && yearOf(before) === year ? undefined : year;
}

const yearOf = ({ createTime }: Dated) => new Date(createTime).getUTCFullYear();
