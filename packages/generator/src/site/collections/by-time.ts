import { onceOf } from '../../core/cache/once-of.ts';
import type { PostCollection } from '../../core/contracts/collections.ts';

/** The newest first, also those that are pinned in the list: what stands in this order shows their dates. */
export const byTime = onceOf(({ posts }: PostCollection) =>
  [...posts].sort((a, b) => b.createTime - a.createTime),
);
