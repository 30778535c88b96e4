import { z } from 'zod';

/** A point below the text of a block. */
export const textImageItemSchema = z.union([
  z.string(),
  z.strictObject({
    /** Heading of the point. */
    title: z.string().optional(),
    /** Sentence below the heading. */
    description: z.string().optional(),
  }),
]);
