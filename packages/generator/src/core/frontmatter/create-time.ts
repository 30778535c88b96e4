/** `2024/03/01`, with dashes, a time or a time zone behind it. */
const WRITTEN =
  /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[ T]+(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:\.\d+)?)?)?(?:Z|[+-]\d\d:?\d\d)?$/;
/** A time zone is that of a time, not of a day. */
const ZONE = /:\d\d(?:\.\d+)?(?:Z|([+-])([01]\d|2[0-3]):?([0-5]\d))$/;

/**
 * The time that `createTime` of the frontmatter names, in milliseconds: day and time as the author wrote them, read as UTC, so
 * that a post has the same date for every reader. `undefined` for what is no date, such as `2024/02/30`.
 * @example
 * ```ts
 * import { parseCreateTime } from 'bifolio/client';
 *
 * parseCreateTime('2026/11/23'); // Date.UTC(2026, 10, 23)
 * ```
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

/**
 * The moment that `createTime` names, in milliseconds: by the time zone that the author wrote, else in UTC, wherever the site is
 * built.
 */
export function createMoment(written: string): number | undefined {
  const clock = parseCreateTime(written);
  return clock === undefined ? undefined : clock - offsetOf(written) * 60_000;
}

/**
 * What search engines are told, ISO 8601: the moment where the author wrote a time zone, else the day alone, which is true
 * wherever the author's clock was.
 * @example
 * ```ts
 * import { isoCreateTime } from 'bifolio/client';
 *
 * isoCreateTime('2026/11/23 08:30:00'); // '2026-11-23'
 * ```
 */
export function isoCreateTime(written: string): string | undefined {
  const moment = createMoment(written);
  if (moment === undefined) return undefined;
  const iso = new Date(moment).toISOString();
  return hasZone(written) ? iso : iso.slice(0, 10);
}

/** Whether the author has written the time zone. */
export const hasZone = (written: string): boolean => ZONE.test(written.trim());

/** Minutes that the author's clock is ahead of UTC. */
function offsetOf(written: string): number {
  const [sign, hours = 0, minutes = 0] = (ZONE.exec(written.trim()) ?? []).slice(1);
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** The same as authors write it: `2024/03/01 10:05:00`. */
export function formatCreateTime(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace(/-/g, '/').replace('T', ' ');
}
