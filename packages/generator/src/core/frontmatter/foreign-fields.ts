import type { Frontmatter } from '../contracts/page.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import { parseCreateTime } from './create-time.ts';
import { isOnlyUnlisted, isPrivateFor } from './private-fields.ts';

/** What a field of another generator means: ours instead of it, unless the page has that already. */
interface ForeignField {
  /** Fields of ours that say the same. */
  ours: readonly string[];
  hint(value: unknown): string;
  /** Whether a value changes anything. @default all do */
  matters?(value: unknown): boolean;
}

const permalink: ForeignField = {
  ours: ['permalink'],
  hint: () => 'Write the whole path: `permalink: /guide/page/`.',
};

const order: ForeignField = {
  ours: ['order'],
  hint: (value) => `Write \`order: ${value}\`.`,
  matters: (value) => typeof value === 'number',
};

const oldPaths: ForeignField = {
  ours: [],
  hint: () => 'Name old paths in `redirects` of the config.',
  matters: (value) => [value].flat().some((path) => typeof path === 'string' && path.startsWith('/')),
};

const FIELDS: Readonly<Record<string, ForeignField>> = {
  slug: permalink,
  date: {
    ours: ['createTime'],
    hint: () => 'Write a date, such as `createTime: 2026/03/01`.',
    matters: (value) => !isDate(value),
  },
  sidebar_position: order,
  nav_order: order,
  weight: order,
  pagination_prev: { ours: ['prev'], hint: () => 'Write `prev: false`, or the page that comes before.' },
  pagination_next: { ours: ['next'], hint: () => 'Write `next: false`, or the page that comes next.' },
  redirect_from: oldPaths,
  aliases: oldPaths,
};

/** What `createTime` of ours may say. */
export const isDate = (value: unknown): value is string =>
  typeof value === 'string' && parseCreateTime(value) !== undefined;

/** What is told of a field that other generators read, when it would have changed the page. A page that would be public, and was not, is an error. */
export function foreignField(key: string, page: Frontmatter): Problem | undefined {
  if (isPrivateFor(key, page))
    return {
      severity: 'error',
      code: 'foreign-frontmatter',
      message: `Unknown frontmatter field \`${key}\`.`,
      hint: isOnlyUnlisted(key)
        ? 'Write `sitemap: false` and `search: false`, and list the page in no sidebar.'
        : 'Write `draft: true`.',
      option: [key],
    };
  const field = Object.hasOwn(FIELDS, key) ? FIELDS[key] : undefined;
  const value = page[key];
  if (!field || field.ours.some((name) => name in page) || field.matters?.(value) === false) return undefined;
  return {
    severity: 'warning',
    code: 'foreign-frontmatter',
    message: `Unknown frontmatter field \`${key}\`.`,
    hint: field.hint(value),
    option: [key],
  };
}
