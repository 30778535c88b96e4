import { webAddressSchema } from 'bifolio';
import { z } from 'zod';

/** Options of the last lines of a page. */
export const footerOptions = {
  /** The end of every page: links in columns, then lines of HTML; `false` for none. @default what the site is built with */
  footer: z
    .union([
      z.literal(false),
      z.strictObject({
        /** Groups of links above the lines. @default [] */
        columns: z
          .array(
            z.strictObject({
              /** What stands above the links. */
              title: z.string(),
              /** The links, from top to bottom. */
              items: z.array(
                z.strictObject({
                  /** What the link says. */
                  text: z.string(),
                  /** A route such as `/guide/`, or another address. */
                  link: webAddressSchema,
                }),
              ),
            }),
          )
          .default([]),
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
