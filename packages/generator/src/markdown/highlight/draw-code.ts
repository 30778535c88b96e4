import { codeBlockHtml } from './code-block.ts';
import { readCommentMarks } from './comment-marks.ts';
import type { Highlighter } from './highlighter.ts';
import type { InfoLine } from './info-line.ts';
import type { DrawExtras } from './line-extras.ts';
import type { CodeOptions } from './options.ts';

/** What every block of a page is drawn with. */
export interface CodeSurroundings {
  highlighter: Highlighter;
  options: CodeOptions;
  /** BCP 47 tag of the page. */
  lang: string;
}

/** A code block from its source: marks in comments are taken out before the rest is coloured. */
export function drawCode(
  code: string,
  info: InfoLine,
  { highlighter, options, lang }: CodeSurroundings,
  drawExtras?: DrawExtras,
): string {
  const lines = readCommentMarks(code);
  const spans = highlighter.highlight(lines.map(({ text }) => text).join('\n'), info.language);
  return codeBlockHtml({ lines, spans, info, options, lang, extras: drawExtras?.(lines) });
}
