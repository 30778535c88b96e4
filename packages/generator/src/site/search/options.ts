import { z } from 'zod';
import type { Page } from '../../core/contracts/page.ts';

/** `search` of the config: `false`, or what goes into the index and what the dialog remembers. */
export const searchOptions = z.union(
  [
    z.literal(false),
    z.strictObject({
      /** `true` for pages that search finds; `page` has `route`, `file`, `locale`, `title`, `frontmatter`. Pages with `search: false` are never found. @default every page */
      isSearchable: z
        .custom<(page: Page) => boolean>(isFunction, { error: 'a function of a page' })
        .optional(),
      /** Weight of pages below a path: `{ '/guide/': 2, '/changelog/': 0.2 }`; the longest path takes precedence. @default {} */
      boost: z
        .record(
          z.string().refine((path) => path.startsWith('/'), { error: 'a path such as "/guide/"' }),
          z
            .number()
            .refine((factor) => factor > 0 && factor <= 100, { error: 'a number above 0, at most 100' }),
        )
        .default({}),
      /** Words that mean the same. `[['invoice', 'bill', '发票']]`: a search for one finds headings with another. @since 1.0.0-rc.176 @default [] */
      synonyms: z
        .array(z.array(z.string().trim().min(1)).min(2, { error: 'a list of at least two words' }))
        .default([]),
      /** Recent searches shown in the dialog; `0` stores none. @default 5 */
      recent: z
        .number()
        .refine((count) => Number.isInteger(count) && count >= 0, { error: 'a whole number of at least 0' })
        .default(5),
      /** `/` opens search; readers can turn it off in the dialog. @default true */
      slashKey: z.boolean().default(true),
    }),
  ],
  { error: '`false` or an object with `isSearchable`, `boost`, `synonyms`, `recent` and `slashKey`' },
);

export type SearchOptions = z.output<typeof searchOptions>;

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}
