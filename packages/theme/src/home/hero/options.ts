import { z } from 'zod';
import { imageSchema } from '../image.ts';

const actionSchema = z.strictObject({
  /** Text of the button. */
  text: z.string(),
  /** Path of a page, an `.md` file, or a URL. */
  link: z.string(),
  /** `brand` is filled, `alt` outlined, `sponsor` outlined in the sponsor color. @default 'alt' */
  theme: z.enum(['brand', 'alt', 'sponsor']).optional(),
  /** Name of an icon before the text. */
  icon: z.string().optional(),
  /** Name of an icon after it. */
  suffixIcon: z.string().optional(),
  /** `_blank` opens a new window. */
  target: z.string().optional(),
  /** How the page linked to relates to this one. */
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
  /** Image beside the text; `false` for none. @default none in `hero`, the folded sheet in `doc-hero` */
  image: z.union([imageSchema, z.literal(false)]).optional(),
  /** Buttons below the words. */
  actions: z.array(actionSchema).optional(),
});

export type HeroWords = z.infer<typeof heroSchema>;

/** The fields of the blocks `hero` and `doc-hero`. */
export const heroBlockSchema = z.strictObject({
  /** Texts and buttons of the hero. */
  hero: heroSchema,
  /** Name of an effect, an image URL or a CSS gradient; `false` for none. @default 'tint-plate' in a `hero` without `backgroundImage` */
  effect: z.union([z.string(), z.literal(false)]).optional(),
  /** Options of the effect. */
  effectConfig: z.unknown().optional(),
  /** CSS filter functions for what is behind the words: `blur(6px) brightness(0.8)`. */
  filter: z
    .string()
    .regex(/^(?:[a-z-]+\([\w\s.,%#+-]*\)\s*)+$/, 'Expected CSS filter functions such as blur(6px)')
    .optional(),
  /** Show the whole page in dark as long as one is on it. @default false */
  forceDark: z.boolean().optional(),
  /** The older name of `effect`. */
  background: z.string().optional(),
  /** The older name of `effectConfig`. */
  tintPlate: z.unknown().optional(),
});

export type HeroFields = z.infer<typeof heroBlockSchema>;
