import { switchable } from 'bifolio';
import { z } from 'zod';

/** When pages were written, which may be shown in one locale only. */
export const createTimeOptions = {
  /** Date that a page was written. It is the frontmatter `createTime`, else the first commit. @default true */
  createTime: z.union([z.boolean(), z.literal('only-posts')]).default(true),
};

/** How long pages take to read. */
export const readingTimeOptions = {
  /** Time that a page takes to read. @default true */
  readingTime: switchable({
    /** Words that a reader reads in a minute. @default 300 */
    wordPerMinute: z
      .number()
      .refine((words) => words > 0, { error: 'a number above 0' })
      .default(300),
  }),
};

/** What a page says of its facts. */
export const docMetaFields = {
  /** `false` hides the reading time. @default the theme's `readingTime` */
  readingTime: z.boolean().optional(),
};
