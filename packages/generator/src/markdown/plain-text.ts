import type { Token } from 'markdown-it';
import { withoutCommentMarks } from './highlight/comment-marks.ts';
import { typesOf } from './twoslash/typed-fences.ts';

/** The words of an inline token, without any markup. */
export function inlineText(inline: Token): string {
  return childrenText(inline.children ?? []).trim();
}

function childrenText(children: readonly Token[]): string {
  let text = '';
  for (const { type, content } of children) {
    if (type === 'text' || type === 'code_inline' || type === 'text_special' || type === 'math_inline')
      text += content;
    else if (type === 'softbreak' || type === 'hardbreak') text += '\n';
  }
  return text;
}

/** The words of a page, one block to a line: for search, reading time and descriptions. */
export function pageText(tokens: readonly Token[]): string {
  const blocks: string[] = [];
  for (const token of tokens) {
    if (token.type === 'inline') blocks.push(inlineText(token));
    else if (token.type === 'fence' || token.type === 'code_block')
      blocks.push(withoutCommentMarks(typesOf(token)?.code ?? token.content.trimEnd()));
    else if (token.type === 'too_deep') blocks.push(token.content);
    else if (token.type === 'html_block' && token.content.includes('>')) blocks.push(htmlText(token.content));
  }
  return blocks.filter(Boolean).join('\n');
}

const invisible = /^\s*<(?:!|\?|script|style)/i;

function htmlText(html: string): string {
  return invisible.test(html) ? '' : html.replace(/<[^<>]*>/g, '').trim();
}
