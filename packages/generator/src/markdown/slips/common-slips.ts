import { type Slip, slipDetector } from './slip.ts';

/** A text that was meant as syntax: what keeps it from being that, and what to write instead. */
const notQuite = (at: Slip['at'][number], pattern: RegExp, why: string, meant: Slip['hint']): Slip => ({
  code: 'not-quite',
  at: [at],
  pattern,
  message: ([written]) => `"${written}" ${why}; shown as text.`,
  hint: (match) => `Write ${meant(match)}`,
});

const linkSlip = (pattern: RegExp, why: string, meant: Slip['hint']): Slip => ({
  ...notQuite('text-and-address', pattern, why, meant),
  sign: '(',
});

const LINKS: readonly Slip[] = [
  linkSlip(
    /(!?\[[^[\]\n]{0,80}\])\(([^\s()<>"'][^()<>"'\n]{0,200}?\s[^()<>"'\n]{0,200}\.[a-z]\w{1,4})\)/i,
    'has a space in its address',
    ([, text, address]) => `${text}(<${address}>)`,
  ),
  linkSlip(
    /(\[[^[\]\n]{1,80}\]) +\(((?:https?:\/\/|\.{0,2}\/)[^\s()]{1,200}|[^\s()]{1,200}\.mdx?)\)/,
    'has a space between its brackets',
    ([, text, address]) => `${text}(${address})`,
  ),
  linkSlip(
    /\(([^()[\]\n]{1,80})\)\[((?:https?:\/\/|\.{0,2}\/)[^\s[\]]{1,200}|[^\s[\]]{1,200}\.mdx?)\]/,
    'has its brackets the wrong way round',
    ([, text, address]) => `[${text}](${address})`,
  ),
  linkSlip(
    /(!?\[[^[\]\n]{0,80}\])\(file:[^\s()]{0,200}?([^\s()/\\]{1,80})\)/i,
    'leads to a disk of your own computer',
    ([, text, name]) => `${text}(./${name}), and put the file beside the page.`,
  ),
  linkSlip(
    /(\[[^[\]\n]{0,80}\])\((?:javascript|vbscript):\S{0,200}\)/i,
    'would run script',
    ([, text]) => `the address of a page: ${text}(./page.md)`,
  ),
];

const withSpace: Slip['hint'] = ([, marks, text]) => `${marks} ${text}`;
const UNSPACED = 'has no space behind its marks';

const HEADINGS: readonly Slip[] = [
  notQuite('paragraph', /^(#{2,6})([^#\s].*)/, UNSPACED, withSpace),
  // Elsewhere a word with one mark may be anything.
  notQuite('first-paragraph', /^(?!#(?!\d+$)[^\s#!/]+(?:\s+#[^\s#]+)*$)(#)([^#\s!].*)/, UNSPACED, withSpace),
  // Nothing but words with one mark, at least one of which is no number: what Obsidian calls tags.
  notQuite(
    'paragraph',
    /^#(?!\d+$)[^\s#!/]+(?:\s+#[^\s#]+)*$/,
    'is neither a heading nor a list of tags',
    ([tags]) =>
      `# ${tags.slice(1)} for a heading, or tags: [${tags.split(/\s*#/).slice(1).join(', ')}] in the frontmatter.`,
  ),
];

const LINES: readonly Slip[] = [
  {
    // Git writes it above our side of a conflict; the line below makes a heading of that side.
    code: 'merge-conflict',
    severity: 'error',
    at: ['source-line'],
    pattern: /^<{7} \S/,
    message: () => 'Two versions of this text are in conflict, and both would be published.',
    hint: () => 'Keep one of them, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  },
  {
    code: 'table-without-dashes',
    at: ['paragraph'],
    pattern: /^\|.*\|.*\|[ \t]*(?:\n\|.*\|.*\|[ \t]*)+$/,
    message: () => 'These lines are not read as a table; shown as text.',
    hint: () => 'Write a line of dashes below the first, with as many parts: | --- | --- |',
  },
  {
    // Two lines with the same sign of no list.
    code: 'not-quite',
    at: ['paragraph'],
    pattern: /^([·•－])[ \u3000]?[^·•－\n]+\n\1/,
    message: ([, sign]) => `Lines that begin with "${sign}" are no list, so they run on.`,
    hint: () => 'Write - and a space.',
  },
];

/** How each of them begins, or what a link has. */
const SIGNS = /^(?:<{7} |#|\||[·•－])|\(/;

/** Tells of the commonest mistakes of those who are new to Markdown, each of which leaves text instead of what was meant. */
export const commonSlips = slipDetector('common_slips', [...LINES, ...HEADINGS, ...LINKS], SIGNS);
