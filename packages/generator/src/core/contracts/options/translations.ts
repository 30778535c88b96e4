import { z } from 'zod';
import { switchable } from '../../schemas/switchable.ts';

/** `translations` of the config: `false`, `true` for the defaults, or an object. */
export const translationsOptions = switchable(
  {
    /** Path of the locale that the others follow, such as `/` or `/en/`. A page may name another in its frontmatter: `source: /en/`. @default '/' */
    source: z.string().default('/'),
    /** File of what has been accepted, beside the config. Commit it. @default 'translations.lock' */
    lock: z.string().default('translations.lock'),
    /** Changes of the source that a notice under the title tells readers of: `'content'` for code, links, numbers and missing passages, `'all'` for other words too, `false` for none. @default 'content' */
    notice: z.enum(['content', 'all']).or(z.literal(false)).default('content'),
    /** Shows the source page, with a notice, if its translation is missing. @default false */
    fallback: z.boolean().default(false),
  },
  false,
);

/** The options where translations are compared. */
export type TranslationsOptions = Exclude<z.output<typeof translationsOptions>, false>;
