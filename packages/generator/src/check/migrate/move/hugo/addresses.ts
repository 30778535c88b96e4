import { posix } from 'node:path';
import type { SourcePage } from '../form/mover.ts';
import { timeOf } from '../form/private-pages.ts';
import { isOptions, type Options, textOf } from '../read/literals.ts';

interface AddressInput {
  options: Options;
  /** The page's path, without its language. */
  path: string;
  page: SourcePage;
}

/** The address of a page, without its language: by `url`, a pattern of `permalinks`, `slug`, or its file. */
export function hugoAddress({ options, path, page }: AddressInput): string {
  const own = textOf(page.fields.url);
  if (own) return posix.join('/', own);
  const urlize = createUrlize(options);
  const stem = path.replace(/\.\w+$/, '');
  const isSection = /(?:^|\/)_index$/.test(stem);
  const logical = stem.replace(/(?:^|\/)_?index$/, '');
  const pattern = isSection ? undefined : patternOf(options, logical.split('/')[0] ?? '');
  if (pattern && logical.includes('/')) return urlize(fill(pattern, logical, page));
  const slug = textOf(page.fields.slug);
  const inside = slug && !isSection ? posix.join(posix.dirname(logical), slug) : logical;
  return posix.join('/', urlize(inside), '/');
}

/** Blanks become dashes, and marks go. Capitals go too, unless the config keeps them. */
const createUrlize =
  ({ disablepathtolower }: Options) =>
  (path: string): string => {
    const plain = path
      .trim()
      .replace(/\s+/g, '-')
      .replace(/[^\p{L}\p{M}\p{N}._/~+@-]/gu, '');
    return disablepathtolower === true ? plain : plain.toLowerCase();
  };

/** `permalinks.posts`, or `permalinks.page.posts`. */
function patternOf({ permalinks }: Options, section: string): string | undefined {
  const all = isOptions(permalinks) ? permalinks : {};
  const pages = isOptions(all.page) ? all.page : all;
  return textOf(pages[section]) ?? textOf(pages['/']);
}

function fill(pattern: string, logical: string, { fields, title }: SourcePage): string {
  const time = timeOf(fields.date ?? fields.publishDate);
  const date = time === undefined ? undefined : new Date(time);
  const parts = logical.split('/');
  const name = parts.at(-1) ?? '';
  const two = (value: number | undefined) => String(value ?? 0).padStart(2, '0');
  const values: Readonly<Record<string, string>> = {
    year: String(date?.getUTCFullYear() ?? ''),
    month: two(date && date.getUTCMonth() + 1),
    day: two(date?.getUTCDate()),
    monthname: date ? date.toLocaleString('en', { month: 'long', timeZone: 'UTC' }) : '',
    title,
    slug: textOf(fields.slug) ?? title,
    filename: name,
    contentbasename: name,
    slugorfilename: textOf(fields.slug) ?? name,
    slugorcontentbasename: textOf(fields.slug) ?? name,
    section: parts[0] ?? '',
    sections: parts.slice(0, -1).join('/'),
  };
  return posix.join(
    '/',
    pattern.replace(/:([a-z]+)/g, (whole, token: string) => values[token] ?? whole),
    '/',
  );
}
