import { z } from 'zod';
import { heroSchema } from '../hero/options.ts';

const darkness = z.number().min(0).max(1);

/** Options of banners. */
export const bannerOptions = {
  /** Picture of banners that name none: a file of the public folder, or an address such as that of a wallpaper service. @default none */
  wallpaper: z.string().min(1).optional(),
};

/** What the block `banner` takes from the short fields of a page too. */
export const bannerFields = {
  /** The picture. Without one, and without a `wallpaper` of the theme, the banner has a plain dark ground. @default the theme's `wallpaper` */
  banner: z.string().optional(),
  /** How dark the picture becomes under the words, 0 to 1. @default { light: 0.4, dark: 0.55 } */
  bannerMask: z
    .union([
      darkness,
      z.strictObject({
        /** In light appearance. */
        light: darkness,
        /** In dark appearance. */
        dark: darkness,
      }),
    ])
    .optional(),
};

/** The fields of the block `banner`. */
export const bannerSchema = z.strictObject({
  ...bannerFields,
  /** The words over the picture. */
  hero: heroSchema.omit({ image: true }).optional(),
});
