import { navbarSchema } from 'bifolio';
import { z } from 'zod';

/** The navigation bar: its entries, or an object that says more of it. */
export const navbarOption = z.union([
  navbarSchema,
  z.strictObject({
    /** Show the name of the site beside the logo; `false` if the logo contains it. @since 1.0.0-rc.176 @default true */
    title: z.boolean().optional(),
    /** The entries; `false` for none. @since 1.0.0-rc.176 @default made by the generator from the site's sections */
    items: navbarSchema.optional(),
  }),
]);

/** Options of the brand in the navigation bar. */
export const navbarOptions = {
  /** Page that the logo and "Take me home" link to. @default the language's path */
  home: z.string().optional(),
  /** Image before the name of the site: a file in `public`, or a URL. */
  logo: z.string().optional(),
  /** Logo in dark appearance. */
  logoDark: z.string().optional(),
  /** VitePress's name for `navbar.title`. @since 1.0.0-rc.176 @default true */
  siteTitle: z.boolean().default(true),
};

/** What a page says of the navigation bar. */
export const navbarFields = {
  /** `false` removes the navigation bar. @default true */
  navbar: z.boolean().optional(),
};
