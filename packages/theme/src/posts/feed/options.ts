import { z } from 'zod';

/** What the feeds of a blog hold. */
export const feedSchema = z.strictObject({
  /** @default true */
  rss: z.boolean().optional(),
  /** @default true */
  atom: z.boolean().optional(),
  /** @default true */
  json: z.boolean().optional(),
  /** Whole posts, or what the list shows of them. @default 'full' */
  content: z.enum(['full', 'excerpt']).optional(),
  /** Posts in a feed, the newest. @default 20 */
  limit: z
    .number()
    .refine((count) => Number.isInteger(count) && count >= 1, { error: 'a whole number of at least 1' })
    .optional(),
});
export type FeedOptions = z.infer<typeof feedSchema>;
