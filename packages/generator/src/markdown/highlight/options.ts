import { bundledThemes } from 'shiki/themes';
import { z } from 'zod';
import { twoslashOptions } from '../twoslash/options.ts';
import { whitespaceKinds } from './whitespace.ts';

const theme = z.string().refine((name) => Object.hasOwn(bundledThemes, name), {
  error: 'the name of a theme that comes with Shiki, such as "vitesse-light"',
});

/** Options of code blocks: `markdown.code` in the config. */
export const codeOptions = z.strictObject({
  /** Colour themes by appearance; any two of Shiki's bundled themes. @default { light: 'vitesse-light', dark: 'vitesse-dark' } */
  themes: z
    .strictObject({
      /** In light appearance. @default 'vitesse-light' */
      light: theme.default('vitesse-light'),
      /** In dark appearance. @default 'vitesse-dark' */
      dark: theme.default('vitesse-dark'),
    })
    .prefault({}),
  /** Line numbers: always, never, or only in blocks of at least this many lines. A block's own `:line-numbers` or `:no-line-numbers` wins. @default false */
  lineNumbers: z.union([z.boolean(), z.number().int().positive()]).default(false),
  /** A prompt before each command of shell blocks, which nobody copies. A block's own `:prompts` or `:no-prompts` wins. @default true */
  prompts: z.boolean().default(true),
  /** Fold long blocks after this many lines; `true` means 15. A block's own `:collapsed-lines=10` or `:no-collapsed-lines` wins. @default false */
  collapsedLines: z.union([z.boolean(), z.number().int().positive()]).default(false),
  /** Make blanks visible: all, those at both ends of a line, or one end; `true` means all. A block's own `:whitespace` or `:no-whitespace` wins. @default false */
  whitespace: z.union([z.boolean(), whitespaceKinds]).default(false),
  /** Thin rules at the levels of indentation: `true` takes the width of a level from each block, a number sets the blanks of one. A block's own `:render-indent-guides=4` or `:no-render-indent-guides` wins. @default false */
  renderIndentGuides: z.union([z.boolean(), z.number().int().positive()]).default(false),
  /** Pairs of brackets in colours by their depth. A block's own `:colorized-brackets` or `:no-colorized-brackets` wins. @default false */
  colorizedBrackets: z.boolean().default(false),
  /** Types in blocks that say `twoslash`; needs the package `@bifolio/twoslash`. `false` shows such blocks as they are written. @default true */
  twoslash: twoslashOptions.default(true),
});

/** Options of code blocks with every default filled in. */
export type CodeOptions = z.output<typeof codeOptions>;
