import type { Token } from 'markdown-it';

/** What stands in straight quotes in an info line. */
export const QUOTED = /"[^"]*"|'[^']*'/g;

/** Something in a fence that means nothing here. */
export interface Fault {
  code: string;
  message: string;
  hint: string;
  /** Lines below the back-ticks. @default 0 */
  below?: number;
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

/** Attributes of other generators in an info line. */
export const foreignAttributes = ({ info }: Token): Fault[] =>
  [...info.replace(QUOTED, '').matchAll(FOREIGN_ATTRIBUTE)].map(([name]) => ({
    code: 'foreign-attribute',
    message: `Unknown attribute "${name}" of this code block; it is ignored.`,
    hint: FOREIGN_ATTRIBUTES[name] ?? LINES,
  }));

/** Notes of MkDocs to a line of code. */
const ANNOTATION = /(?:\/\/|#|\/\*|<!--|--|;|%)\s*\(\d+\)!\s*(?:\*\/|-->)?\s*$/m;

/** Comments that Docusaurus reads. */
const FOREIGN_MARK = /(?:\/\/|#|\/\*|<!--)\s*highlight-(?:line|next-line|start|end)\b/;

/** Marks of other generators in code. */
export const foreignMarks = (code: string): Fault[] => [
  ...(ANNOTATION.test(code)
    ? [
        {
          code: 'foreign-mark',
          message: 'Annotations such as "# (1)!" aren\'t supported.',
          hint: 'Remove the marks; the list below the code says the rest.',
        },
      ]
    : []),
  ...(FOREIGN_MARK.test(code)
    ? [
        {
          code: 'foreign-mark',
          message: 'Comments such as "highlight-next-line" aren\'t supported.',
          hint: 'Write `[!code highlight]` in a comment at the end of the line, or line numbers behind the language: {1,4-6}.',
        },
      ]
    : []),
];
