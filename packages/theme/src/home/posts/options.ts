import { z } from 'zod';

export const postsSchema = z.strictObject({
  /** The `dir` of a collection. @default the first blog */
  collection: z.string().optional(),
});
