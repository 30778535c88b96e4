import { z } from 'zod';

/** Options of the last lines of a page. */
export const footerOptions = {
  /** Last lines of every page, as HTML; `false` for none. @default what the site is built with */
  footer: z
    .union([
      z.literal(false),
      z.strictObject({
        /** First line, as HTML. */
        message: z.string().optional(),
        /** Second line, as HTML. */
        copyright: z.string().optional(),
      }),
    ])
    .optional(),
};

/** What a page says of its last lines. */
export const footerFields = {
  /** `false` leaves the footer out. @default true */
  footer: z.boolean().optional(),
};
