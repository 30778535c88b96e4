import type { PageData } from 'bifolio';
import { isoCreateTime, parseCreateTime } from 'bifolio/client';

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

/** The same for search engines, ISO 8601: the day alone, unless the author wrote a time zone. */
export function publishedTime({
  frontmatter: { createTime },
  createdTime,
}: Pick<PageData, 'frontmatter' | 'createdTime'>): string | undefined {
  if (createTime === false) return undefined;
  return (typeof createTime === 'string' ? isoCreateTime(createTime) : undefined) ?? createdTime;
}
