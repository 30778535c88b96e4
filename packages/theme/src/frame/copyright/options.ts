import { webAddressSchema } from 'bifolio';
import { z } from 'zod';

const named = z.union([
  z.string(),
  z.strictObject({
    /** Its name. */
    name: z.string(),
    /** Its URL. */
    url: webAddressSchema.optional(),
  }),
]);

const settings = {
  /** License, by its name, or one of your own. @default 'CC-BY-4.0' */
  license: named.optional(),
  /** Author, who has the rights. @default the first contributor of an original page */
  author: named.optional(),
  /** Origin of the text: `original`, `translate` or `reprint`. @default 'original' */
  creation: z.enum(['original', 'translate', 'reprint']).optional(),
};

/** Options of the note on who may do what with a page. */
export const copyrightOptions = {
  /** License and author of a page. `true` for CC-BY-4.0, a license, or more. @default false */
  copyright: z.union([z.boolean(), z.string(), z.strictObject(settings)]).default(false),
};

/** The same for one page, which may also be from elsewhere. */
export const copyrightFields = {
  /** License and author. @default the theme's `copyright` */
  copyright: z
    .union([
      z.boolean(),
      z.string(),
      z.strictObject({
        ...settings,
        /** Source of a translation or reprint. */
        source: webAddressSchema.optional(),
      }),
    ])
    .optional(),
};

export type SiteCopyright = z.output<typeof copyrightOptions.copyright>;
export type PageCopyrightInput = z.output<typeof copyrightFields.copyright>;
