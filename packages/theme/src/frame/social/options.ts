import { webAddressSchema } from 'bifolio';
import { z } from 'zod';
import { SOCIAL_NAMES } from './names.ts';

const socialSchema = z.array(
  z.strictObject({
    /** One of the known places, or a picture of one's own with the place's name. */
    icon: z.union([
      z.enum(SOCIAL_NAMES),
      z.strictObject({
        /** The picture, as an `<svg>` element. */
        svg: z.string().refine((svg) => /^\s*<svg[\s>]/.test(svg), { error: 'an <svg> element' }),
        /** Name of the place. */
        name: z.string().optional(),
      }),
    ]),
    /** Address that the link leads to. */
    link: webAddressSchema,
    /** What screen readers say. @default the icon's name */
    ariaLabel: z.string().optional(),
  }),
);

export type SocialLink = z.infer<typeof socialSchema>[number];

/** Options of links to where else the site's people are. */
export const socialOptions = {
  /** Where else the site's people are. @default [] */
  social: socialSchema.default([]),
  /** Names of those that stand in the navigation bar; the mobile screen has all. @default ['github', 'twitter', 'discord', 'facebook'] */
  navbarSocialInclude: z.array(z.string()).default(['github', 'twitter', 'discord', 'facebook']),
};
