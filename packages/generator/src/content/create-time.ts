/** `2024/03/01`, with dashes or a time or both; a time zone is not looked at. */
const WRITTEN =
  /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[ T]+(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:\.\d+)?)?)?(?:Z|[+-]\d\d:?\d\d)?$/;

/**
 * The time that `createTime` of the frontmatter names, in milliseconds: day and time as the author wrote them, read as UTC, so
 * that a post has the same date for every reader. `undefined` for what is no date, such as `2024/02/30`.
 */
export function parseCreateTime(written: string): number | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (
    WRITTEN.exec(written.trim()) ?? []
  )
    .slice(1)
    .map((part) => Number(part ?? 0));
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(time);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getUTCHours() === hour;
  return isReal && minute < 60 && second < 60 ? time : undefined;
}

/** The same as authors write it: `2024/03/01 10:05:00`. */
export function formatCreateTime(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace(/-/g, '/').replace('T', ' ');
}
