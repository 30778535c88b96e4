import { webAddressSchema } from 'bifolio';
import { z } from 'zod';

/** Options of the language menu. */
export const localeLinksOptions = {
  /** Name of this language in the language menu. @default `label` of the site's locale */
  selectLanguageName: z.string().optional(),
  /** Translations of the site that live elsewhere, below its own languages in the language menu. @default [] */
  translations: z
    .array(
      z.strictObject({
        /** The language's own name, such as `日本語`. */
        label: z.string(),
        /** BCP 47 tag: `ja`. */
        lang: z.string(),
        /** Address of its first page. */
        link: webAddressSchema,
      }),
    )
    .default([]),
};
