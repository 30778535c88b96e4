import { z } from 'zod';

/** Options of the brand in the navigation bar. */
export const navbarOptions = {
  /** Page that the logo and "Take me home" link to. @default the language's path */
  home: z.string().optional(),
  /** Image before the name of the site: a file in `public`, or a URL. */
  logo: z.string().optional(),
  /** Logo in dark appearance. */
  logoDark: z.string().optional(),
  /** Show the name of the site beside the logo; `false` if the logo contains it. @since 1.0.0-rc.176 @default true */
  siteTitle: z.boolean().default(true),
};

/** What a page says of the navigation bar. */
export const navbarFields = {
  /** `false` removes the navigation bar. @default true */
  navbar: z.boolean().optional(),
};
