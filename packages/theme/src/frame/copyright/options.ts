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
  /** `CC0`, `CC-BY-4.0`, `CC-BY-NC-4.0`, `CC-BY-NC-SA-4.0`, `CC-BY-NC-ND-4.0`, `CC-BY-ND-4.0`, `CC-BY-SA-4.0`, or your own. @default 'CC-BY-4.0' */
  license: named.optional(),
  /** Who has the rights. @default the first contributor of an original page */
  author: named.optional(),
  /** `original`, `translate` or `reprint`. @default 'original' */
  creation: z.enum(['original', 'translate', 'reprint']).optional(),
};

/** Options of the note on who may do what with a page. */
export const copyrightOptions = {
  /** Who may do what with the site's own pages: `true` for CC-BY-4.0, a license, or more. @default false */
  copyright: z.union([z.boolean(), z.string(), z.strictObject(settings)]).default(false),
};

/** The same for one page, which may also be from elsewhere. */
export const copyrightFields = {
  /** Who may do what with the page: `true` for CC-BY-4.0, a license, or more. @default the theme's `copyright` */
  copyright: z
    .union([
      z.boolean(),
      z.string(),
      z.strictObject({
        ...settings,
        /** URL of the source of the text. */
        source: webAddressSchema.optional(),
      }),
    ])
    .optional(),
};

export type SiteCopyright = z.output<typeof copyrightOptions.copyright>;
export type PageCopyrightInput = z.output<typeof copyrightFields.copyright>;
