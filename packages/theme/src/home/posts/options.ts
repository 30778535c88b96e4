import { z } from 'zod';

export const postsSchema = z.strictObject({
  /** `dir` of the collection. @default the first blog */
  collection: z.string().optional(),
});
