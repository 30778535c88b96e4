import type { Token } from 'markdown-it';
import { nearest } from '../../errors/nearest.ts';
import { MARKS, unknownMarks } from '../highlight/comment-marks.ts';
import { type InfoLine, parseInfoLine, withoutTitle } from '../highlight/info-line.ts';
import type { PageState } from '../page-state.ts';

interface Fault {
  code: string;
  message: string;
  hint: string;
  /** Lines below the back-ticks. @default 0 */
  below?: number;
}

/** Reports what fences say that means nothing: it would be lost, or shown to readers, without a word. */
export function reportFences(page: PageState, tokens: readonly Token[]): void {
  for (const token of tokens) {
    if (token.type !== 'fence') continue;
    const info = parseInfoLine(token.info.trim());
    const faults = [
      ...unclosed(token),
      ...fullWidth(token.info),
      ...unknownFlags(info),
      ...missingLines(info, token),
      ...foreignAttributes(token),
      ...foreignMarks(token.content),
      ...strangeMarks(token),
    ];
    for (const { below = 0, ...fault } of faults)
      page.report({ severity: 'warning', line: (token.map?.[0] ?? 0) + 1 + below, ...fault });
  }
}

const SWITCHES = [
  'line-numbers',
  'collapsed-lines',
  'whitespace',
  'v-pre',
  'colorized-brackets',
  'render-indent-guides',
];
const FLAGS = [...SWITCHES, ...SWITCHES.map((name) => `no-${name}`), 'active'];

function unknownFlags({ flags }: InfoLine): Fault[] {
  const unknown = [...flags.keys()].filter((name) => name !== 'twoslash' && !FLAGS.includes(name));
  return unknown.map((name) => {
    const meant = nearest(name, FLAGS);
    return {
      code: 'fence-flag',
      message: `Unknown flag ":${name}" of this code block; it is ignored.`,
      hint: meant
        ? `Did you mean ":${meant}"?`
        : `Use one of: ${SWITCHES.map((one) => `:${one}`).join(', ')}.`,
    };
  });
}

const QUOTED = /"[^"]*"|'[^']*'/g;
const WIDE = /[“”‘’＂＇｛｝＝：]/;

/** Signs of Chinese keyboards where an info line needs those of ASCII; a title in straight quotes may have any. */
function fullWidth(info: string): Fault[] {
  if (!WIDE.test(withoutTitle(info.replace(QUOTED, ''))) && !/=\s*[“”‘’]/.test(info)) return [];
  const meant = info
    .trim()
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[｛｝＝：＂＇]/g, (sign) => sign.normalize('NFKC'));
  return [
    {
      code: 'fence-full-width',
      message: 'The first line of this code block has full-width punctuation.',
      hint: `Write it as on an English keyboard: ${meant}`,
    },
  ];
}

/** One with an end has two lines more than its content. */
function unclosed({ content, map, markup, meta }: Token): Fault[] {
  const lines = content === '' ? [] : content.replace(/\n$/, '').split('\n');
  if (!map || meta?.codeImport || map[1] - map[0] !== lines.length + 1) return [];
  return [
    {
      code: 'fence-unclosed',
      message: 'Nothing closes this code block, so all that follows is code.',
      hint: `Write ${markup} on a line of its own where it ends.`,
    },
  ];
}

function missingLines({ highlighted }: InfoLine, { content, meta }: Token): Fault[] {
  const count = content.replace(/\n$/, '').split('\n').length;
  const last = [...highlighted].reduce((a, b) => Math.max(a, b), 0);
  if (last <= count || meta?.codeImport) return [];
  return [
    {
      code: 'fence-lines',
      message: `Line ${last} is to be highlighted, but this code block has ${count === 1 ? '1 line' : `${count} lines`}.`,
      hint: 'Lines count from 1 in the block, whatever number it shows.',
    },
  ];
}

const LINES = 'Write the lines in braces: {1,4-6}.';
const NUMBERS = 'Write `:line-numbers`, or `:line-numbers=5` to begin with 5.';
const mark = (sign: string) => `Write \`[!code ${sign}]\` in a comment at the end of the line.`;

/** What other generators read in an info line, and what to write instead. */
const FOREIGN_ATTRIBUTES: Readonly<Record<string, string>> = {
  hl_lines: LINES,
  mark: LINES,
  ins: mark('++'),
  del: mark('--'),
  linenos: NUMBERS,
  linenums: NUMBERS,
  linenostart: NUMBERS,
  showLineNumbers: NUMBERS,
  startLineNumber: NUMBERS,
};

/** Those that are words of their own. */
const FOREIGN_ATTRIBUTE = new RegExp(
  `(?<=[\\s{,])(?:(?:${Object.keys(FOREIGN_ATTRIBUTES).join('|')})(?==)|showLineNumbers(?![\\w-]))`,
  'g',
);

const foreignAttributes = ({ info }: Token): Fault[] =>
  [...info.replace(QUOTED, '').matchAll(FOREIGN_ATTRIBUTE)].map(([name]) => ({
    code: 'foreign-attribute',
    message: `Unknown attribute "${name}" of this code block; it is ignored.`,
    hint: FOREIGN_ATTRIBUTES[name] ?? LINES,
  }));

/** Comments that Docusaurus reads. */
const FOREIGN_MARK = /(?:\/\/|#|\/\*|<!--)\s*highlight-(?:line|next-line|start|end)\b/;

const foreignMarks = (code: string): Fault[] =>
  FOREIGN_MARK.test(code)
    ? [
        {
          code: 'foreign-mark',
          message: 'A comment such as "highlight-next-line" marks nothing here.',
          hint: 'Write `[!code highlight]` in a comment at the end of the line, or line numbers behind the language: {1,4-6}.',
        },
      ]
    : [];

const strangeMarks = ({ content, meta }: Token): Fault[] =>
  unknownMarks(content).map(({ line, mark }) => ({
    code: 'unknown-mark',
    message: `Unknown mark "${mark}"; it stays in the code.`,
    hint: `Use one of: ${MARKS.join(', ')}. To show it as it is, write ${mark.replace('[', '[\\')}.`,
    below: meta?.codeImport ? 0 : line,
  }));
