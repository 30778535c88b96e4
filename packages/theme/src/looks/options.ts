import { z } from 'zod';
import { readOklch } from './read-oklch.ts';

/** Names of the looks that come with the theme. */
export const LOOK_NAMES = ['paper', 'slate', 'celadon', 'ink'] as const;

/** Options of grounds, inks and the accent. */
export const lookOptions = {
  /** Background, text and accent colors of the site. Warm paper with cinnabar, cool slate with blue and sans-serif titles, pale green celadon, or neutral ink. @since 1.0.0-rc.176 @default 'paper' */
  look: z.enum(LOOK_NAMES).default('paper'),
  /** Color of links and of the current page. `oklch(0.5 0.16 33)`; if the contrast is too low, a similar color of the same hue is used. @since 1.0.0-rc.176 @default that of the look */
  accent: z
    .string()
    .refine((color) => readOklch(color) !== undefined, {
      error: 'a color such as "oklch(0.5 0.16 33)": lightness 0 to 1, chroma 0 to 0.4, hue 0 to 360',
    })
    .optional(),
};
