import type { Left } from '../old-site.ts';
import type { FieldChanges } from '../text/front-matter.ts';
import type { OldState, PlacedPage, SourcePage } from './mover.ts';

/** Whether a page was for everybody: by its own fields, or by what its generator says of it. */
export function stateOf(page: SourcePage, own: OldState | undefined, left: Left[]): OldState | undefined {
  const { fields, file } = page;
  if (isTrue(fields.draft) || fields.published === false || own === 'draft') return 'draft';
  const end = timeOf(fields.expiryDate ?? fields.expirydate ?? fields.expires);
  if (end !== undefined && end <= Date.now()) return 'draft';
  if (end !== undefined) left.push(expiryLeft(file));
  return isTrue(fields.unlisted) ? 'unlisted' : own;
}

const isTrue = (value: unknown) => value === true || value === 'true';

const expiryLeft = (file: string): Left => ({
  severity: 'error',
  what: 'A page that was to expire',
  todo: 'It stays public here: remove it on that day, or write `draft: true`.',
  file,
  line: 1,
});

/** The milliseconds of a date in frontmatter. */
export function timeOf(value: unknown): number | undefined {
  const time = value instanceof Date ? value.getTime() : Date.parse(String(value ?? ''));
  return Number.isNaN(time) ? undefined : time;
}

const NAMES = ['published', 'unlisted', 'expiryDate', 'expirydate', 'expires'];

/** Frontmatter by which a page stays as private as it was. */
export const stateFields = ({ state, fields }: PlacedPage): FieldChanges => ({
  ...Object.fromEntries(NAMES.filter((name) => name in fields).map((name) => [name, undefined])),
  ...(state && 'hidden' in fields && { hidden: undefined }),
  ...(state === 'draft' && { draft: true }),
  ...(state === 'unlisted' && UNLISTED),
});

/** Fields of a page that answers, and is named nowhere. */
export const UNLISTED: FieldChanges = {
  sitemap: false,
  search: false,
  article: false,
  head: [['meta', { name: 'robots', content: 'noindex, nofollow' }]],
};
