import { z } from 'zod';

/** A text, or one for each appearance. */
const eachAppearance = z.union([
  z.string(),
  z.strictObject({
    /** In light appearance. */
    light: z.string(),
    /** In dark appearance. */
    dark: z.string(),
  }),
]);

/** What every block of a home page understands. */
export const blockBaseSchema = z.object({
  /** Name of a block, or of a component of the author's. */
  type: z.string(),
  /** Fill the first screen. @default false */
  full: z.boolean().optional(),
  /** Behind the block: a picture's address or a CSS gradient. */
  backgroundImage: eachAppearance.optional(),
  /** `fixed` stays in place while the block scrolls over it. @default 'local' */
  backgroundAttachment: z.enum(['fixed', 'local']).optional(),
  /** The page has no other block. @default found by counting */
  onlyOnce: z.boolean().optional(),
  /** Place in the list. @default found by counting */
  index: z.number().optional(),
});

export type BlockBase = z.infer<typeof blockBaseSchema>;
