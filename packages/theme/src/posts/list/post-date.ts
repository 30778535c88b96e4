/** A day with its month in words, short or not: the same for every reader, and never 3/4 or 4/3. */
export function postDate(time: number, lang: string, style: 'long' | 'short'): string {
  const key = `${lang} ${style}`;
  const dateStyle = style === 'long' ? 'long' : 'medium';
  const format = formats.get(key) ?? new Intl.DateTimeFormat(lang, { dateStyle, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(time);
}
/** To make one takes a hundred times as long as to use it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** For `<time datetime>`: `2024-03-01`. */
export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Month and day within a year: `03-01`. */
export const monthDay = (time: number): string => isoDay(time).slice(5);
