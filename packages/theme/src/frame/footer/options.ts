import { webAddressSchema } from 'bifolio';
import { z } from 'zod';

/** Options of the last lines of a page. */
export const footerOptions = {
  /** Links and lines at the end of every page; `false` for none. @default what the site is built with */
  footer: z
    .union([
      z.literal(false),
      z.strictObject({
        /** Groups of links above the lines. @default [] */
        columns: z
          .array(
            z.strictObject({
              /** Title above the links. */
              title: z.string(),
              /** The links, from top to bottom. */
              items: z.array(
                z.strictObject({
                  /** Text of the link. */
                  text: z.string(),
                  /** Path of a page, such as `/guide/`, or a URL. */
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
  /** `false` removes the footer of the site. @default true */
  footer: z.boolean().optional(),
};
