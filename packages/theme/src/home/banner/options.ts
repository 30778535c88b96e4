import { z } from 'zod';
import { heroSchema } from '../hero/options.ts';

const darkness = z.number().min(0).max(1);

/** How much a banner is darkened of which nothing is said. */
export const MASK = { light: 0.4, dark: 0.55 };

/** Options of banners. */
export const bannerOptions = {
  /** Image of `banner` blocks without a `banner`: a file in `public`, or the URL of a wallpaper service. @default none */
  wallpaper: z.string().min(1).optional(),
};

/** What the block `banner` takes from the short fields of a page too. */
export const bannerFields = {
  /** Image of a `banner` block. Without it and the theme's `wallpaper`, the background is plain and dark. @default the theme's `wallpaper` */
  banner: z.string().optional(),
  /** Darkens the banner, from 0 to 1. @default { light: 0.4, dark: 0.55 } */
  bannerMask: z
    .union([
      darkness,
      z.strictObject({
        /** In light appearance. @default 0.4 */
        light: darkness.default(MASK.light),
        /** In dark appearance. @default 0.55 */
        dark: darkness.default(MASK.dark),
      }),
    ])
    .optional(),
};

/** The fields of the block `banner`. */
export const bannerSchema = z.strictObject({
  ...bannerFields,
  /** Text of the hero or banner. */
  hero: heroSchema.omit({ image: true }).optional(),
});
