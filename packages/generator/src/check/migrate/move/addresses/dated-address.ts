import { posix } from 'node:path';
import type { SourcePage } from '../form/mover.ts';
import { timeOf } from '../form/private-pages.ts';
import { listOf, textOf } from '../read/literals.ts';

/** Parts of the address of a post, which patterns such as `/:year/:month/:title/` name. */
export function datedValues({ fields, path }: SourcePage, timeZone?: string): Record<string, string> {
  const [, year, month, day, named] = /(?:^|\/)(\d{4})-(\d{1,2})-(\d{1,2})-([^/]+)\.\w+$/.exec(path) ?? [];
  const text = textOf(fields.date) ?? (fields.date instanceof Date ? fields.date.toISOString() : '');
  const written = dayInZone(text, timeZone) ?? text;
  const [, ownYear, ownMonth, ownDay] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/.exec(written) ?? [];
  const two = (value = '') => value.padStart(2, '0');
  const file = path.replace(/\.\w+$/, '');
  const name = textOf(fields.slug) ?? named ?? posix.basename(file);
  const [y = '', m, d] = [ownYear ?? year, two(ownMonth ?? month), two(ownDay ?? day)];
  return {
    year: y,
    short_year: y.slice(2),
    month: m ?? '',
    i_month: String(Number(m)),
    day: d ?? '',
    i_day: String(Number(d)),
    title: name,
    name,
    post_title: posix.join(posix.dirname(file), name),
    filename: posix.basename(file),
    slug: name,
    path: file,
    basename: posix.basename(file),
    categories: listOf(fields.categories ?? fields.category)
      .flat(3)
      .map(String)
      .join('/')
      .toLowerCase(),
    category: String(listOf(fields.categories ?? fields.category).flat(3)[0] ?? 'uncategorized'),
  };
}

/** The day of a time with an offset, where the site is; `undefined` when that is as it is written. */
function dayInZone(written: string, timeZone: string | undefined): string | undefined {
  const time = /[+-]\d{2}:?\d{2}$|Z$/.test(written) ? timeOf(written) : undefined;
  if (time === undefined || !timeZone) return undefined;
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone }).format(time);
  } catch {
    return undefined;
  }
}

/** `2024/03/01`, of the name of a file. */
export const dayOfName = (path: string): string | undefined => {
  const [, year, month = '', day = ''] = /(?:^|\/)(\d{4})-(\d{1,2})-(\d{1,2})-[^/]+$/.exec(path) ?? [];
  return year && `${year}/${month.padStart(2, '0')}/${day.padStart(2, '0')}`;
};

/** A pattern with its values. */
export const fillPattern = (pattern: string, values: Readonly<Record<string, string>>): string =>
  posix.join(
    '/',
    pattern.replace(/:([a-z]+(?:_[a-z]+)*)/g, (whole, name: string) => values[name] ?? whole),
  );

/** Whether a page has a date that is still to come, in its fields or in the name of its file. */
export const isFuture = ({ fields, path }: SourcePage): boolean =>
  (timeOf(fields.date ?? dayOfName(path)) ?? 0) > Date.now();
