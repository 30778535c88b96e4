/** A day with its month in words, short or not: the same for every reader, and never 3/4 or 4/3. */
export function postDate(time: number, lang: string, style: 'long' | 'short'): string {
  const dateStyle = style === 'long' ? 'long' : 'medium';
  return new Date(time).toLocaleDateString(lang, { dateStyle, timeZone: 'UTC' });
}

/** For `<time datetime>`: `2024-03-01`. */
export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Month and day within a year: `03-01`. */
export const monthDay = (time: number): string => isoDay(time).slice(5);
