import { z } from 'zod';
import { presetOptions } from './presets.ts';
import { switchable } from './switchable.ts';

/** Which titles of code tabs have icons; what is left out has them all. */
const titleIcons = z.strictObject({
  /** Tools, by name. */
  named: z.union([z.literal(false), z.array(z.string())]).optional(),
  /** Files, by extension. */
  extensions: z.union([z.literal(false), z.array(z.string())]).optional(),
});

const tools = z.array(z.enum(['npm', 'pnpm', 'yarn', 'bun', 'deno'])).min(1);

/** Switches and settings of single syntaxes, by the name of the block they belong to: part of `markdown` in the config. */
export const syntaxOptions = {
  /** Link references, abbreviations and annotations that every page has. */
  env: presetOptions.prefault({}),
  /** `H~2~O`. @default true */
  sub: z.boolean().default(true),
  /** `x^2^`. @default true */
  sup: z.boolean().default(true),
  /** `:tada:` and emoticons such as `:-)`. @default true */
  emoji: z.boolean().default(true),
  /** `$a^2$` and `$$…$$`, rendered at build; `false` leaves dollars alone. */
  math: switchable({
    /** KaTeX writes MathML, which browsers draw; MathJax draws SVG itself and needs the package `@mathjax/src`. @default 'katex' */
    type: z.enum(['katex', 'mathjax']).default('katex'),
    /** Whether formulas are copied with a selection as the TeX they were written in. @default false */
    copy: z.boolean().default(false),
    /** `dollars`: `$…$` and `$$…$$`; `brackets`: `\(…\)` and `\[…\]`; or both. @default 'dollars' */
    delimiters: z.enum(['dollars', 'brackets', 'all']).default('dollars'),
    /** Whether `\ce{H2O}` and `\pu{…}` write chemistry. @default true */
    mhchem: z.boolean().default(true),
    /** Commands of your own: `{ '\\R': '\\mathbb{R}' }`. @default {} */
    macros: z.record(z.string(), z.string()).default({}),
  }),
  /** `::mdi:home::`; `false` leaves such text alone. */
  icon: switchable({
    /** Where icons come from when they do not say it. @default 'iconify' */
    provider: z.enum(['iconify', 'iconfont', 'fontawesome']).default('iconify'),
    /** Set of icons that name none (`mdi`); with an icon font, the classes before a name (`iconfont icon-`) or the family (`fas`). @default '' */
    prefix: z.string().default(''),
    /** Size of icons that give none. @default '1em' */
    size: z.string().default('1em'),
    /** Colour of icons that give none. @default 'currentColor' */
    color: z.string().default('currentColor'),
  }),
  /** `!!secret!!`. @default true */
  plot: z.boolean().default(true),
  /** `[+note]` with its text elsewhere on the page. @default true */
  annotation: z.boolean().default(true),
  /** `*[HTML]: Hyper Text Markup Language`. @default true */
  abbr: z.boolean().default(true),
  /** Obsidian's links (`[[Page]]`), embeds (`![[a.png]]`, `![[a.mp3]]`, `![[Page#Heading]]`), comments (`%%…%%`) and callouts (`> [!faq] Title`). @default true */
  obsidian: z.boolean().default(true),
  /** `::: collapse`. @default true */
  collapse: z.boolean().default(true),
  /** `::: timeline`. @default true */
  timeline: z.boolean().default(true),
  /** `::: chat`. @default true */
  chat: z.boolean().default(true),
  /** `::: field` and `:::: field-group`. @default true */
  field: z.boolean().default(true),
  /** `::: code-tree` and `@[code-tree](./folder)`. @default true */
  codeTree: z.boolean().default(true),
  /** `::: file-tree`; `false` leaves such text alone. */
  fileTree: switchable({
    /** Icons of trees that do not say it. @default 'colored' */
    icon: z.enum(['colored', 'simple']).default('colored'),
  }),
  /** `::: npm-to`; `false` leaves such text alone. A list is that of the tools. */
  npmTo: z
    .union([
      tools.transform((tabs) => ({ tabs })),
      switchable({
        /** Tools of groups that name none. @default ['npm', 'pnpm', 'yarn'] */
        tabs: tools.default(['npm', 'pnpm', 'yarn']),
      }),
    ])
    .prefault(true),
  /** `::: code-tabs` and `::: code-group`; `false` leaves such text alone. */
  codeTabs: switchable({
    /** Whether titles that name tools or files have an icon; or which: `{ named: ['npm'], extensions: false }`. @default true */
    icon: z.union([z.boolean(), titleIcons]).default(true),
  }),
  /** `::: table`; `false` leaves such text alone. These are for tables that do not say it. */
  table: switchable({
    /** @default 'left' */
    align: z.enum(['left', 'center', 'right']).default('left'),
    /** Copy buttons: `true` and `'all'` are both. @default true */
    copy: z.union([z.boolean(), z.enum(['all', 'html', 'md'])]).default(true),
    /** As wide as its longest lines. @default false */
    maxContent: z.boolean().default(false),
    /** As wide as the page. @default false */
    fullWidth: z.boolean().default(false),
  }),
  /** `@[bilibili](BV…)`. @default true */
  bilibili: z.boolean().default(true),
  /** `@[youtube](id)`. @default true */
  youtube: z.boolean().default(true),
  /** `@[acfun](ac…)`. @default true */
  acfun: z.boolean().default(true),
  /** `@[codepen](user/pen)`. @default true */
  codepen: z.boolean().default(true),
  /** `@[codesandbox](id)`. @default true */
  codeSandbox: z.boolean().default(true),
  /** `@[jsfiddle](user/id)`. @default true */
  jsfiddle: z.boolean().default(true),
  /** `@[replit](user/repl)`. @default true */
  replit: z.boolean().default(true),
  /** `==text==`. Drawn when the page appears, or with `'lazy'` when it comes into view. @default true */
  mark: z.union([z.boolean(), z.enum(['eager', 'lazy'])]).default(true),
};

const schema = z.strictObject(syntaxOptions);

/** The syntaxes' options with every default filled in: what a block's `setup` gets. */
export type SyntaxOptions = z.output<typeof schema>;
