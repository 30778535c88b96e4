import { webAddressSchema } from 'bifolio';
import { z } from 'zod';
import { SOCIAL_NAMES } from './names.ts';

/** Links to where else the site's people are. */
export const socialSchema = z.array(
  z.strictObject({
    /** One of the known places, or a picture of one's own with the place's name. */
    icon: z.union([
      z.enum(SOCIAL_NAMES),
      z.strictObject({
        svg: z.string().refine((svg) => /^\s*<svg[\s>]/.test(svg), { error: 'an <svg> element' }),
        name: z.string().optional(),
      }),
    ]),
    link: webAddressSchema,
    /** What screen readers say. @default the icon's name */
    ariaLabel: z.string().optional(),
  }),
);

export type SocialLink = z.infer<typeof socialSchema>[number];

/** Those that stand in the navigation bar when nothing else is said; the mobile screen has all. */
export const NAVBAR_SOCIAL = ['github', 'twitter', 'discord', 'facebook'];
