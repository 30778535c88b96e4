import { webAddressSchema } from 'bifolio';
import { z } from 'zod';

/** Options of the language menu. */
export const localeLinksOptions = {
  /** Name of the language in the language menu. @default `label` of the site's locale */
  selectLanguageName: z.string().optional(),
  /** Translations that live elsewhere, in the language menu: `{ label: '日本語', lang: 'ja', link: 'https://ja.example.org/' }`. @default [] */
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
