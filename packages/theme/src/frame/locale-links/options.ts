import { z } from 'zod';

/** Options of the language menu. */
export const localeLinksOptions = {
  /** Name of this language in the language menu. @default `label` of the site's locale */
  selectLanguageName: z.string().optional(),
};
