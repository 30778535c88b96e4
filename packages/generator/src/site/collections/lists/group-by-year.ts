import type { Post } from '../../../core/contracts/collections.ts';

/** Posts of one year. */
export interface YearOfPosts {
  year: string;
  /** Newest first. */
  posts: readonly Post[];
}

/** Posts by the year in which they were written, the newest year and post first, pinned or not. */
export function groupByYear(posts: readonly Post[]): YearOfPosts[] {
  const years = new Map<string, Post[]>();
  const inOrder = [...posts].sort((a, b) => b.createTime - a.createTime);
  for (const post of inOrder) {
    const year = String(new Date(post.createTime).getUTCFullYear());
    const known = years.get(year);
    if (known) known.push(post);
    else years.set(year, [post]);
  }
  return [...years].map(([year, list]) => ({ year, posts: list }));
}
