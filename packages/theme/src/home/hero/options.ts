import { z } from 'zod';
import { imageSchema } from '../image.ts';
import { actionSchema } from './action-options.ts';

/** What a hero says. */
export const heroSchema = z.strictObject({
  /** Name of the site, in large type. */
  name: z.string().optional(),
  /** Line below the name. */
  tagline: z.string().optional(),
  /** One or two sentences below the tagline. */
  text: z.string().optional(),
  /** Image beside the text; `false` for none. @default none in `hero`, the folded sheet in `doc-hero` */
  image: z.union([imageSchema, z.literal(false)]).optional(),
  /** Buttons below the text. */
  actions: z.array(actionSchema).optional(),
});

export type HeroWords = z.infer<typeof heroSchema>;

/** The fields of the blocks `hero` and `doc-hero`. */
export const heroBlockSchema = z.strictObject({
  /** Texts and buttons of the hero. */
  hero: heroSchema,
  /** Effect, image URL or CSS gradient; `false` for none. @default 'tint-plate' in a `hero` without `backgroundImage` */
  effect: z.union([z.string(), z.literal(false)]).optional(),
  /** Options of the effect. */
  effectConfig: z.unknown().optional(),
  /** CSS filter of the background: `blur(6px) brightness(0.8)`. */
  filter: z
    .string()
    .regex(/^(?:[a-z-]+\([\w\s.,%#+-]*\)\s*)+$/, 'Expected CSS filter functions such as blur(6px)')
    .optional(),
  /** Show the whole page in dark while readers are on it. @default false */
  forceDark: z.boolean().optional(),
  /** The older name of `effect`. */
  background: z.string().optional(),
  /** The older name of `effectConfig`. */
  tintPlate: z.unknown().optional(),
});

export type HeroFields = z.infer<typeof heroBlockSchema>;
