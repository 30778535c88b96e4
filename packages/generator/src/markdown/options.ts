import type MarkdownIt from 'markdown-it';
import { z } from 'zod';
import { codeOptions } from './highlight/options.ts';
import { includeOptions } from './include/include-options.ts';
import { syntaxOptions } from './syntax-options.ts';
import type { Block } from './types.ts';

const level = z.number().int().min(1).max(6);

/** Options of Markdown pages: `markdown` in the config. */
export const markdownOptions = z.strictObject({
  /** Whether raw HTML and components in Markdown are kept. Switch off for text by people you do not know. @default true */
  html: z.boolean().default(true),
  /** Whether a single line break in a paragraph becomes `<br>`. @default false */
  breaks: z.boolean().default(false),
  /** Whether bare addresses (`https://…`, `www.…`, `me@example.com`) become links, as on GitHub. @default true */
  linkify: z.boolean().default(true),
  /** Whether the first `# heading` is taken out of the body, since the layout shows the page's title. @default true */
  hoistTitle: z.boolean().default(true),
  /** Whether headings get ids and are links to themselves. @default true */
  anchors: z.boolean().default(true),
  /** Attributes in braces after an element: `## Title {#id .class}`. @default true */
  attrs: z.boolean().default(true),
  /** The list that `[[toc]]` becomes. */
  toc: z
    .strictObject({
      /** Lowest and highest heading level listed. @default [2, 3] */
      levels: z.tuple([level, level]).default([2, 3]),
    })
    .prefault({}),
  /** `<!-- @include: ./part.md -->` pulls in another file; `false` leaves such comments alone. @default true */
  include: includeOptions,
  /** Images in pages. */
  image: z
    .strictObject({
      /** Whether images after the first load when they come near the screen. @default true */
      lazyload: z.boolean().default(true),
      /** `![alt =200x100](a.png)`. @default true */
      size: z.boolean().default(true),
      /** `![alt|200x100](a.png)`, as in Obsidian. @default true */
      obsidianSize: z.boolean().default(true),
      /** `![alt](a.png =200x100)`, as in old pages. @default false */
      legacySize: z.boolean().default(false),
      /** `![alt](a.png#dark)` shows in dark appearance only, `#light` in light only. @default true */
      mark: z.boolean().default(true),
      /** Whether an image alone in its paragraph becomes a figure, with title or alternative text below. @default false */
      figure: z.boolean().default(false),
    })
    .prefault({}),
  /** Whose sizes a build writes into the page: those of the site's own images, or of all, for which it asks their hosts. @default 'local' */
  imageSize: z.enum(['local', 'all']).default('local'),
  ...syntaxOptions,
  /** Code blocks; `false` leaves them plain: `<pre><code class="language-ts">`. */
  code: z.union([z.literal(false), codeOptions]).prefault({}),
  /** Syntax of your own beside the theme's, made with `defineBlock`. @default [] */
  blocks: z.array(z.custom<Block>(isBlock, { error: 'a block made with defineBlock' })).default([]),
  /** Last word on the markdown-it instance, for its plugins. Called once in each worker. */
  config: z
    .custom<(md: MarkdownIt) => void>((value) => typeof value === 'function', {
      error: 'a function of the markdown-it instance',
    })
    .optional(),
});

/** What authors write under `markdown`. */
export type MarkdownInput = z.input<typeof markdownOptions>;
/** The same with every default filled in. */
export type MarkdownOptions = z.output<typeof markdownOptions>;

function isBlock(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('name' in value)) return false;
  return 'setup' in value || 'fences' in value || 'settle' in value;
}
