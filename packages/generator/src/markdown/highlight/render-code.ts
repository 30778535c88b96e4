import type { ReaderText } from '../../core/text/reader-text.ts';
import { readAnsi } from './ansi.ts';
import type { CodeBudget } from './code-budget.ts';
import { codeHtml } from './code-html.ts';
import type { Highlighter } from './highlighter.ts';
import { flagOr, type InfoLine } from './info-line.ts';
import { colorBrackets } from './lines/brackets.ts';
import { readCommentMarks } from './lines/comment-marks.ts';
import type { RenderExtras } from './lines/line-extras.ts';
import type { CodeOptions } from './options.ts';

/** What all code of a page is rendered with. */
export interface CodeSurroundings {
  highlighter: Highlighter;
  options: CodeOptions;
  /** The words on a block. */
  text: ReaderText;
  budget?: CodeBudget;
  /** Called when the code has no colors because it takes too long. */
  onSlow?: () => void;
}

/** A code block from its source: marks in comments are taken out before the rest is coloured. */
export function renderCode(
  code: string,
  info: InfoLine,
  { highlighter, options, text, budget, onSlow }: CodeSurroundings,
  renderExtras?: RenderExtras,
): string {
  if (info.language === 'ansi') return renderTerminal(code, info, { options, text });
  const lines = readCommentMarks(code);
  const brackets = flagOr(info, 'colorized-brackets', options.colorizedBrackets) !== false;
  const plain = lines.map((line) => line.text).join('\n');
  const looks = highlighter.highlight(plain, info.language, { brackets, budget, onSlow });
  const spans = brackets ? colorBrackets(looks) : looks;
  return codeHtml({ lines, spans, info, options, text, extras: renderExtras?.(lines) });
}

/** Output of a terminal, in the colors that it asks for itself. */
function renderTerminal(
  code: string,
  info: InfoLine,
  { options, text }: Pick<CodeSurroundings, 'options' | 'text'>,
): string {
  const spans = readAnsi(code);
  const lines = spans.map((line, index) => ({
    text: line.map(({ text }) => text).join(''),
    source: index + 1,
    classes: [],
    words: [],
  }));
  return codeHtml({ lines, spans, info, options, text });
}
