import { escapeHtml } from '../../core/html/escape-html.ts';
import type { ReaderText } from '../../core/text/reader-text.ts';
import { flagOr, type InfoLine } from './info-line.ts';
import { foldAfter, foldSwitch } from './lines/code-fold.ts';
import type { MarkedLine } from './lines/comment-marks.ts';
import { indentGuides, levelWidth } from './lines/indent-guides.ts';
import type { LineExtras } from './lines/line-extras.ts';
import { cutPieces, type LinePiece, piecesHtml, wordRanges } from './lines/pieces.ts';
import { blankRanges, whitespaceKind } from './lines/whitespace.ts';
import type { CodeOptions } from './options.ts';
import { shellPrompts } from './shell-prompts.ts';

/** What the HTML of a code block is made from. */
export interface CodeParts {
  lines: readonly MarkedLine[];
  /** The look of each line. */
  spans: readonly (readonly LinePiece[])[];
  info: InfoLine;
  options: CodeOptions;
  /** The words on the block. */
  text: ReaderText;
  /** What stands beside the code, for each line. @default nothing */
  extras?: readonly LineExtras[];
}

/** A code block as HTML: an optional title bar, the lines, and a switch when it is folded. */
export function codeHtml({ lines, spans, info, options, text, extras }: CodeParts): string {
  const start = firstLineNumber(lines.length, info, options);
  const whitespace = whitespaceKind(flagOr(info, 'whitespace', options.whitespace));
  const texts = lines.map(({ text }) => text);
  const width = levelWidth(flagOr(info, 'render-indent-guides', options.renderIndentGuides), texts);
  const guides = indentGuides(texts, width);
  const { commands, typed } = shellPrompts(texts, info, options);
  const html = lines.map((line, index) => {
    const words = wordRanges(line.text, [...info.words, ...line.words]);
    const { ranges = [], above = [], below = [] } = extras?.[index] ?? {};
    const guide = guides[index];
    const layers = [
      words,
      blankRanges(line.text, whitespace),
      guide?.ranges ?? [],
      typed[index] ?? [],
      ...ranges,
    ];
    const pieces = layers.reduce((cut, layer) => cutPieces(cut, layer), spans[index] ?? []);
    const number = start === undefined || start === 1 ? '' : ` data-line="${start + index}"`;
    const command = commands.has(index) ? ' command' : '';
    const shown = `<span class="${lineClasses(line, info)}${command}"${number}>${guide?.through ?? ''}${piecesHtml(pieces)}</span>`;
    return extras ? [...above, shown, ...below].join('\n') : shown;
  });
  const shown = foldAfter(lines.length, info, options);
  const language = info.language ? ` data-lang="${escapeHtml(info.language)}"` : '';
  const title = info.title ? `<div class="code-title">${escapeHtml(info.title)}</div>` : '';
  const code = shown === undefined ? html.join('\n') : folded(html, shown);
  const fold = shown === undefined ? '' : foldSwitch(lines.length, text);
  const digits = start === undefined ? '' : ` data-digits="${String(start + lines.length - 1).length}"`;
  return `<div class="${blockClasses(lines, start)}"${language}${digits}>${title}<pre class="shiki"><code>${code}</code></pre>${fold}</div>\n`;
}

/** What a fold hides, the browser's own search still finds. */
function folded(html: readonly string[], shown: number): string {
  const rest = html.slice(shown).join('\n');
  return `${html.slice(0, shown).join('\n')}\n<span class="code-rest" hidden="until-found">${rest}</span>`;
}

function blockClasses(lines: readonly MarkedLine[], start: number | undefined): string {
  const has = (name: string) => lines.some(({ classes }) => classes.some((one) => one.startsWith(name)));
  return [
    'code',
    start === undefined ? '' : 'line-numbers',
    has('diff') ? 'has-diff' : '',
    has('focused') ? 'has-focused' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function lineClasses({ classes, source }: MarkedLine, { highlighted }: InfoLine): string {
  if (classes.length === 0) return highlighted.has(source) ? 'line highlighted' : 'line';
  return [...new Set(['line', ...(highlighted.has(source) ? ['highlighted'] : []), ...classes])].join(' ');
}

/**
 * The number of the first line when lines are numbered. A style sheet counts the lines itself; only when they do not
 * start at 1 does each carry its number.
 */
function firstLineNumber(count: number, info: InfoLine, { lineNumbers }: CodeOptions): number | undefined {
  const wanted = flagOr(
    info,
    'line-numbers',
    typeof lineNumbers === 'number' ? count >= lineNumbers : lineNumbers,
  );
  if (wanted === false) return undefined;
  return wanted === true ? 1 : Number.parseInt(String(wanted), 10) || 1;
}
