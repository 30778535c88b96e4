import { z } from 'zod';

/** Options of the brand in the navigation bar. */
export const navbarOptions = {
  /** Where logo and "take me home" lead. @default the locale's path */
  home: z.string().optional(),
  /** Picture before the site's name: a path in `public`, or an address. */
  logo: z.string().optional(),
  /** The same for dark appearance. */
  logoDark: z.string().optional(),
};

/** What a page says of the navigation bar. */
export const navbarFields = {
  /** `false` leaves the navigation bar out. @default true */
  navbar: z.boolean().optional(),
};
