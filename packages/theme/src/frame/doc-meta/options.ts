import { z } from 'zod';

/** How long a page takes to read: on, off, or by another pace. */
export const readingTimeSchema = z.union([
  z.boolean(),
  z.strictObject({
    /** @default 300 */
    wordPerMinute: z
      .number()
      .refine((words) => words > 0, { error: 'a number above 0' })
      .optional(),
  }),
]);

/** When pages were written: shown, not shown, or on posts of a blog only. */
export const createTimeSchema = z.union([z.boolean(), z.literal('only-posts')]);
