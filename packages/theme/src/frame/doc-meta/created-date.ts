import type { PageData } from 'bifolio';
import { parseCreateTime } from 'bifolio/client';

/**
 * When a page was written: frontmatter `createTime`, the time of day included, else its first commit; `undefined` when neither
 * tells or `createTime` is `false`.
 */
export function createdDate({
  frontmatter: { createTime },
  createdTime,
}: Pick<PageData, 'frontmatter' | 'createdTime'>): Date | undefined {
  if (createTime === false) return undefined;
  const time = (typeof createTime === 'string' ? parseCreateTime(createTime) : undefined) ?? createdTime;
  return time === undefined ? undefined : new Date(time);
}
