import { escapeHtml } from '../../../core/html/escape-html.ts';
import type { ReaderText } from '../../../core/text/reader-text.ts';
import { flagOr, type InfoLine } from '../info-line.ts';
import type { CodeOptions } from '../options.ts';

/** Lines that a folded block shows when nobody says how many. */
const shownLines = 15;

/** How many of these lines stay in sight while the block is folded; `undefined` when it is not to be folded. */
export function foldAfter(
  lineCount: number,
  info: InfoLine,
  { collapsedLines }: Pick<CodeOptions, 'collapsedLines'>,
): number | undefined {
  const wanted = flagOr(info, 'collapsed-lines', collapsedLines);
  if (wanted === false) return undefined;
  const shown = wanted === true ? shownLines : Number.parseInt(String(wanted), 10) || shownLines;
  return lineCount > shown ? shown : undefined;
}

/** The switch below a folded block: a native disclosure, which a style sheet looks at. */
export function foldSwitch(lineCount: number, { codeMoreText, codeLessText }: ReaderText): string {
  const more = escapeHtml(codeMoreText.replace('{count}', String(lineCount)));
  const less = escapeHtml(codeLessText);
  return `<details class="code-fold"><summary><span class="code-fold-more">${more}</span><span class="code-fold-less">${less}</span></summary></details>`;
}
