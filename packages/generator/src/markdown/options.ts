import type MarkdownIt from 'markdown-it';
import { z } from 'zod';
import type { Block } from '../core/contracts/markdown.ts';
import type { Input } from '../core/schemas/input.ts';
import { DIALECT_NAMES } from './dialects/dialects.ts';
import { SLUG_STYLES } from './headings/slug-styles.ts';
import { codeOptions } from './highlight/options.ts';
import { includeOptions } from './include/include-options.ts';
import { obsidianOptions } from './links/obsidian-options.ts';
import { mathOptions } from './math/options.ts';
import { presetOptions } from './presets.ts';

/** A function with the last word on markdown-it. */
export type ConfigureMarkdown = (md: MarkdownIt) => void;

const level = z.number().int().min(1).max(6);

/** Options of the syntax that the generator reads itself. */
const coreShape = {
  /** Allow HTML and components in Markdown. Turn off for text from people you don't trust. @default true */
  html: z.boolean().default(true),
  /** Turn line breaks in a paragraph into `<br>`. @default false */
  breaks: z.boolean().default(false),
  /** Make links of plain URLs. `https://…`, `www.…` and `me@example.com`, as on GitHub. @default true */
  linkify: z.boolean().default(true),
  /** Remove the first `# heading` from the text. The layout shows the title. @default true */
  hoistTitle: z.boolean().default(true),
  /** Give headings an id and a link. @default true */
  anchors: z.boolean().default(true),
  /** How ids of headings are made. The way of the site's former generator keeps its links. @since 1.0.0-rc.176 @default 'bifolio' */
  slug: z.enum(SLUG_STYLES).default('bifolio'),
  /** Read attributes in braces. `## Title {#id .class}` @default true */
  attrs: z.boolean().default(true),
  /** The list that `[[toc]]` becomes. */
  toc: z
    .strictObject({
      /** Heading levels in `[[toc]]`. @default [2, 3] */
      levels: z.tuple([level, level]).default([2, 3]),
    })
    .prefault({}),
  /** Read Markdown of other generators. Such as `'mkdocs'` or `'hugo'`. @since 1.0.0-rc.176 @default [] */
  dialects: z.array(z.enum(DIALECT_NAMES)).default([]),
  /** Markdown for further tags of `dialects`, by name. `{0}` is a tag's first value, `{title}` a named one, `{body}` its text. @since 1.0.0-rc.176 @default {} */
  shortcodes: z.record(z.string(), z.string()).default({}),
  /** Include other files: `<!-- @include: ./part.md -->`. @default true */
  include: includeOptions,
  /** Images: size, figures, lazy loading. */
  image: z
    .strictObject({
      /** Load images when they come near the viewport. @default true */
      lazyload: z.boolean().default(true),
      /** `![alt =200x100](a.png)`. @default true */
      size: z.boolean().default(true),
      /** `![alt|200x100](a.png)`, as in Obsidian. @default true */
      obsidianSize: z.boolean().default(true),
      /** `![alt](a.png =200x100)`, as in older pages. @default false */
      legacySize: z.boolean().default(false),
      /** `a.png#dark` shows in dark appearance only, `#light` in light only. @default true */
      mark: z.boolean().default(true),
      /** Turn an image alone in its paragraph into a figure with a caption. @default false */
      figure: z.boolean().default(false),
    })
    .prefault({}),
  /** Images whose size the build adds. `'all'` also asks the hosts of others. @default 'local' */
  imageSize: z.enum(['local', 'all']).default('local'),
  /** Definitions for all pages. */
  env: presetOptions.prefault({}),
  /** `H~2~O`. @default true */
  sub: z.boolean().default(true),
  /** `x^2^`. @default true */
  sup: z.boolean().default(true),
  /** `:tada:`, `:-)`. @default true */
  emoji: z.boolean().default(true),
  /** Formulas, `$a^2$` and `$$…$$`; `false` shows them as text. @default true */
  math: mathOptions,
  /** `[[Page]]`, `![[a.png]]`, `%%note%%`, `> [!faq]`. @default true */
  obsidian: obsidianOptions,
  /** Highlighting of code; `false` leaves blocks plain. */
  code: z.union([z.literal(false), codeOptions]).prefault({}),
  /** Syntax of your own, made with `defineBlock`. @default [] */
  blocks: z.array(z.custom<Block>(isBlock, { error: 'a block made with defineBlock' })).default([]),
  /** Plugins of markdown-it. Receives the instance, once. */
  config: z
    .custom<ConfigureMarkdown>((value) => typeof value === 'function', {
      error: 'a function of the markdown-it instance',
    })
    .optional(),
};

/** What the generator reads of `markdown`; what else stands there belongs to blocks. */
const coreSchema = z.object({ ...coreShape, env: presetOptions.strip().prefault({}) });

/**
 * `markdown` in the config, with the options of blocks by their keys. A key that the generator has too stands for both: its
 * schema must accept what the generator's does.
 */
export const markdownSchema = (blocks: z.ZodRawShape) => z.strictObject({ ...coreShape, ...blocks });

type CoreInput = Input<typeof coreSchema>;
/** Options of blocks that nobody knows. */
export type AnyOptions = Readonly<Record<string, unknown>>;

/** What authors write under `markdown`; `Blocks` is what they write for the theme's blocks, without which any options may stand there. */
export type MarkdownInput<Blocks extends object = AnyOptions> = string extends keyof Blocks
  ? Omit<CoreInput, 'env'> & {
      /** Definitions that every page has. */
      env?: CoreInput['env'] & AnyOptions;
    } & AnyOptions
  : Omit<CoreInput, keyof Blocks> & Blocks;

/** The same with every default filled in. */
export interface MarkdownOptions extends z.output<typeof coreSchema> {
  /** All of it as authors wrote it, of which blocks read their own parts. */
  written: Readonly<Record<string, unknown>>;
}

/** Fills in the defaults of options that have been checked. */
export function resolveMarkdown(written: object): MarkdownOptions {
  return { ...coreSchema.parse(written), written: { ...written } };
}

function isBlock(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('name' in value)) return false;
  return 'setup' in value || 'fences' in value || 'settle' in value;
}
