import { z } from 'zod';

/** Switches and settings of single syntaxes, by the name of the block they belong to: part of `markdown` in the config. */
export const syntaxOptions = {
  /** `H~2~O`. @default true */
  sub: z.boolean().default(true),
  /** `x^2^`. @default true */
  sup: z.boolean().default(true),
  /** `:tada:` and emoticons such as `:-)`. @default true */
  emoji: z.boolean().default(true),
  /** `$a^2$` and `$$…$$`, rendered with KaTeX; `false` leaves dollars alone. */
  math: z
    .union([
      z.literal(false),
      z.strictObject({
        /** `dollars`: `$…$` and `$$…$$`; `brackets`: `\(…\)` and `\[…\]`; or both. @default 'dollars' */
        delimiters: z.enum(['dollars', 'brackets', 'all']).default('dollars'),
        /** Whether `\ce{H2O}` and `\pu{…}` write chemistry. @default true */
        mhchem: z.boolean().default(true),
        /** Commands of your own: `{ '\\R': '\\mathbb{R}' }`. @default {} */
        macros: z.record(z.string(), z.string()).default({}),
      }),
    ])
    .prefault({}),
  /** `::mdi:home::`; `false` leaves such text alone. */
  icon: z
    .union([
      z.literal(false),
      z.strictObject({
        /** Where icons come from when they do not say it. @default 'iconify' */
        provider: z.enum(['iconify', 'iconfont', 'fontawesome']).default('iconify'),
        /** Set of icons that name none (`mdi`), or class prefix of an icon font. @default '' */
        prefix: z.string().default(''),
        /** Size of icons that give none. @default '1em' */
        size: z.string().default('1em'),
        /** Colour of icons that give none. @default 'currentColor' */
        color: z.string().default('currentColor'),
      }),
    ])
    .prefault({}),
  /** `!!secret!!`. @default true */
  plot: z.boolean().default(true),
  /** `[+note]` with its text elsewhere on the page. @default true */
  annotation: z.boolean().default(true),
  /** `*[HTML]: Hyper Text Markup Language`. @default true */
  abbr: z.boolean().default(true),
  /** Obsidian's comments (`%%…%%`) and callouts (`> [!faq] Title`). @default true */
  obsidian: z.boolean().default(true),
  /** `==text==`. Drawn when the page appears, or with `'lazy'` when it comes into view. @default true */
  mark: z.union([z.boolean(), z.enum(['eager', 'lazy'])]).default(true),
};

const schema = z.strictObject(syntaxOptions);

/** The syntaxes' options with every default filled in: what a block's `setup` gets. */
export type SyntaxOptions = z.output<typeof schema>;
