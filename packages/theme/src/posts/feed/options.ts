import { z } from 'zod';

/** What the feeds of a blog hold. */
export const feedSchema = z.strictObject({
  /** Make a feed in this format. @default true */
  rss: z.boolean().optional(),
  /** Make a feed in this format. @default true */
  atom: z.boolean().optional(),
  /** Make a feed in this format. @default true */
  json: z.boolean().optional(),
  /** Whole posts, or the part that the list shows. @default 'full' */
  content: z.enum(['full', 'excerpt']).optional(),
  /** Newest posts in the feed. @default 20 */
  limit: z
    .number()
    .refine((count) => Number.isInteger(count) && count >= 1, { error: 'a whole number of at least 1' })
    .optional(),
});
export type FeedOptions = z.infer<typeof feedSchema>;
