import type { PageData } from 'bifolio';

/** The day as the author wrote it, `2024/03/01 10:00:00`, which is a day in no particular time zone. */
const WRITTEN = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[ T]|$)/;

/** When a page was written: frontmatter `createTime`, else its first commit; `undefined` when neither tells or `createTime` is `false`. */
export function createdDate({
  frontmatter,
  createdTime,
}: Pick<PageData, 'frontmatter' | 'createdTime'>): Date | undefined {
  const { createTime } = frontmatter;
  if (createTime === false) return undefined;
  const [, year, month, day] = (typeof createTime === 'string' && WRITTEN.exec(createTime)) || [];
  if (year) return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return createdTime === undefined ? undefined : new Date(createdTime);
}
