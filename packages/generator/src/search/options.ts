import { z } from 'zod';
import type { Page } from '../content/page.ts';

/** `search` of the config: `false`, or what goes into the index and what the dialog remembers. */
export const searchOptions = z.union(
  [
    z.literal(false),
    z.strictObject({
      /** Which pages can be found, besides those that say `search: false` themselves. @default every page */
      isSearchable: z
        .custom<(page: Page) => boolean>(isFunction, { error: 'a function of a page' })
        .optional(),
      /** Searches the dialog offers again; kept in the reader's browser. `0`: none. @default 5 */
      recent: z
        .number()
        .refine((count) => Number.isInteger(count) && count >= 0, { error: 'a whole number of at least 0' })
        .default(5),
    }),
  ],
  { error: '`false` or an object with `isSearchable` and `recent`' },
);

export type SearchOptions = z.output<typeof searchOptions>;

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}
