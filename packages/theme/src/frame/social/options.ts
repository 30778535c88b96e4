import { webAddressSchema } from 'bifolio';
import { z } from 'zod';
import { SOCIAL_NAMES } from './names.ts';

const socialSchema = z.array(
  z.strictObject({
    /** Name of a known service, or your own image with the name of the service. */
    icon: z.union([
      z.enum(SOCIAL_NAMES),
      z.strictObject({
        /** Image, as an `<svg>` element. */
        svg: z.string().refine((svg) => /^\s*<svg[\s>]/.test(svg), { error: 'an <svg> element' }),
        /** Name of the place. */
        name: z.string().optional(),
      }),
    ]),
    /** URL of the link. */
    link: webAddressSchema,
    /** Name for screen readers. @default name of the icon */
    ariaLabel: z.string().optional(),
  }),
);

export type SocialLink = z.infer<typeof socialSchema>[number];

/** Options of links to where else the site's people are. */
export const socialOptions = {
  /** Links to social networks. @default [] */
  social: socialSchema.default([]),
  /** Social links in the navigation bar; the menu of small screens has all. @default ['github', 'twitter', 'discord', 'facebook'] */
  navbarSocialInclude: z.array(z.string()).default(['github', 'twitter', 'discord', 'facebook']),
};
