import { z } from 'zod';
import { webAddressSchema } from './web-address.ts';

const named = z.union([z.string(), z.strictObject({ name: z.string(), url: webAddressSchema.optional() })]);

const fields = {
  /** `CC0`, `CC-BY-4.0`, `CC-BY-NC-4.0`, `CC-BY-NC-SA-4.0`, `CC-BY-NC-ND-4.0`, `CC-BY-ND-4.0`, `CC-BY-SA-4.0`, or one's own. @default 'CC-BY-4.0' */
  license: named.optional(),
  /** @default the first contributor of an original page */
  author: named.optional(),
  /** @default 'original' */
  creation: z.enum(['original', 'translate', 'reprint']).optional(),
};

/** Who may do what with the pages of a site, as an option of a theme: off, on, a licence's name, or more. */
export const copyrightSchema = z.union([z.boolean(), z.string(), z.strictObject(fields)]);

/** The same for one page, which may also be from elsewhere. */
export const pageCopyrightSchema = z.union([
  z.boolean(),
  z.string(),
  z.strictObject({ ...fields, source: webAddressSchema.optional() }),
]);

export type CopyrightInput = z.input<typeof copyrightSchema>;
export type PageCopyrightInput = z.input<typeof pageCopyrightSchema>;
