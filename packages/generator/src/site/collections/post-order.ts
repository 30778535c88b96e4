import type { Post } from '../../core/contracts/collections.ts';

/** Pinned posts first, those of a higher value before others; then the newest. Equal ones stand by their address. */
export function comparePosts(a: Post, b: Post): number {
  const byPin = (b.sticky ?? -1) - (a.sticky ?? -1);
  return byPin || b.createTime - a.createTime || (a.route < b.route ? -1 : 1);
}

/** What `sticky` of the frontmatter means: `true` pins like 0, a number of 0 or more says where; nothing else pins. */
export function stickyOf(written: unknown): number | undefined {
  if (written === true) return 0;
  return typeof written === 'number' && written >= 0 ? written : undefined;
}
