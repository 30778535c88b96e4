import { bundledThemes } from 'shiki/themes';
import { z } from 'zod';

const theme = z.string().refine((name) => name in bundledThemes, {
  error: ({ input }) =>
    `Expected the name of a theme that comes with Shiki, such as "vitesse-light", got "${input}"`,
});

/** Options of code blocks: `markdown.code` in the config. */
export const codeOptions = z.strictObject({
  /** Colour themes by appearance; any two of Shiki's bundled themes. @default { light: 'vitesse-light', dark: 'vitesse-dark' } */
  themes: z
    .strictObject({ light: theme.default('vitesse-light'), dark: theme.default('vitesse-dark') })
    .prefault({}),
  /** Line numbers: always, never, or only in blocks of at least this many lines. A block's own `:line-numbers` or `:no-line-numbers` wins. @default true */
  lineNumbers: z.union([z.boolean(), z.number().int().positive()]).default(true),
});

/** Options of code blocks with every default filled in. */
export type CodeOptions = z.output<typeof codeOptions>;
