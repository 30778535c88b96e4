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
  /** Type of the block, or the name of a component of your own. */
  type: z.string(),
  /** Fill the first screen. @default false */
  full: z.boolean().optional(),
  /** Image URL or CSS gradient. */
  backgroundImage: eachAppearance.optional(),
  /** `fixed` keeps the background in place while the page scrolls. @default 'local' */
  backgroundAttachment: z.enum(['fixed', 'local']).optional(),
  /** The page has no other block. @default found by counting */
  onlyOnce: z.boolean().optional(),
  /** Place in the list, from 0. @default found by counting */
  index: z.number().optional(),
});

export type BlockBase = z.infer<typeof blockBaseSchema>;
