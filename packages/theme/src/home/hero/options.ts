import { z } from 'zod';
import { imageSchema } from '../image.ts';

const actionSchema = z.strictObject({
  text: z.string(),
  link: z.string(),
  /** `brand` is filled, `alt` an outline. @default 'alt' */
  theme: z.enum(['brand', 'alt']).optional(),
  target: z.string().optional(),
  rel: z.string().optional(),
});

/** What a hero says. */
export const heroSchema = z.strictObject({
  /** The site's name, large. */
  name: z.string().optional(),
  /** One line below it. */
  tagline: z.string().optional(),
  /** A sentence or two. */
  text: z.string().optional(),
  /** A picture beside it; `false` for none. @default the folded sheet */
  image: z.union([imageSchema, z.literal(false)]).optional(),
  actions: z.array(actionSchema).optional(),
});

/** The block `hero` of a home page. */
export const heroBlockSchema = z.strictObject({
  type: z.literal('hero'),
  /** Fill the first screen. */
  full: z.boolean().optional(),
  hero: heroSchema,
});
