import { bundledThemes } from 'shiki/themes';
import { z } from 'zod';
import { twoslashOptions } from '../twoslash/options.ts';
import { whitespaceKinds } from './lines/whitespace.ts';

const theme = z.string().refine((name) => Object.hasOwn(bundledThemes, name), {
  error: 'the name of a theme that comes with Shiki, such as "vitesse-light"',
});

/** Options of code blocks: `markdown.code` in the config. */
export const codeOptions = z.strictObject({
  /** Colour themes by appearance; any two of Shiki's bundled themes. @default { light: 'vitesse-light', dark: 'vitesse-dark' } */
  themes: z
    .strictObject({
      /** Theme in light appearance. @default 'vitesse-light' */
      light: theme.default('vitesse-light'),
      /** Theme in dark appearance. @default 'vitesse-dark' */
      dark: theme.default('vitesse-dark'),
    })
    .prefault({}),
  /** Line numbers: always, never, or in blocks with at least this many lines. `:line-numbers` and `:no-line-numbers` on a block take precedence. @default false */
  lineNumbers: z.union([z.boolean(), z.number().int().positive()]).default(false),
  /** Show a prompt before each command of shell blocks. `:prompts` and `:no-prompts` on a block take precedence. @since 1.0.0-rc.176 @default true */
  prompts: z.boolean().default(true),
  /** Fold long blocks after this many lines; `true` means 15. `:collapsed-lines=10` and `:no-collapsed-lines` on a block take precedence. @default false */
  collapsedLines: z.union([z.boolean(), z.number().int().positive()]).default(false),
  /** Show spaces and tabs: all, at both ends of a line, or at one. `:whitespace` and `:no-whitespace` on a block take precedence. @default false */
  whitespace: z.union([z.boolean(), whitespaceKinds]).default(false),
  /** Draw indent guides: a number sets the width of a level. `:render-indent-guides=4` and `:no-render-indent-guides` on a block take precedence. @default false */
  renderIndentGuides: z.union([z.boolean(), z.number().int().positive()]).default(false),
  /** Color pairs of brackets by depth. `:colorized-brackets` and `:no-colorized-brackets` on a block take precedence. @default false */
  colorizedBrackets: z.boolean().default(false),
  /** Show types in blocks marked `twoslash`. Needs the package `@bifolio/twoslash`. @default true */
  twoslash: twoslashOptions.default(true),
});

/** Options of code blocks with every default filled in. */
export type CodeOptions = z.output<typeof codeOptions>;
