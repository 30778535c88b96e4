import type { Frontmatter } from '../contracts/page.ts';
import { parseCreateTime } from './create-time.ts';

type Means = (value: unknown, now: number) => boolean;

const isFalse: Means = (value) => value === false || value === 'false';
const isTrue: Means = (value) => value === true || value === 'true';
const isDay: Means = (value) => timeOf(value) !== undefined;
const isAhead: Means = (value, now) => (timeOf(value) ?? 0) > now;
const isOneOf =
  (...words: string[]): Means =>
  (value) =>
    typeof value === 'string' && words.includes(value.toLowerCase());

/** Fields by which other generators keep a page from readers, or from lists of pages. */
const FIELDS: Readonly<Record<string, Means>> = {
  publish: isFalse,
  published: isFalse,
  listed: isFalse,
  unlisted: isTrue,
  hidden: isTrue,
  private: isTrue,
  visibility: isOneOf('private', 'hidden', 'unlisted'),
  status: isOneOf('draft', 'private', 'hidden'),
  expiryDate: isDay,
  expirydate: isDay,
  expires: isDay,
  publishDate: isAhead,
  publishdate: isAhead,
};

/** Fields of ours by which an author has decided who finds the page. */
const DECIDED = ['draft', 'password', 'sitemap'] as const;

/** The field by which a page was not for everybody, and is now. */
export const privateField = (page: Frontmatter, now = Date.now()): string | undefined =>
  Object.keys(page).find((key) => isPrivateFor(key, page, now));

/** Whether a field kept a page from readers in another generator, and nothing of ours does. */
export const isPrivateFor = (key: string, page: Frontmatter, now = Date.now()): boolean =>
  Object.hasOwn(FIELDS, key) &&
  !DECIDED.some((name) => name in page) &&
  FIELDS[key]?.(page[key], now) === true;

/** Fields that only hide a page from lists. */
export const isOnlyUnlisted = (key: string): boolean => ['unlisted', 'hidden', 'listed'].includes(key);

const timeOf = (value: unknown): number | undefined =>
  value instanceof Date ? value.getTime() : typeof value === 'string' ? parseCreateTime(value) : undefined;
