import type { Token } from 'markdown-it';
import type { ComponentMeta } from '../components/component-tokens.ts';
import { withoutCommentMarks } from '../highlight/lines/comment-marks.ts';
import { typesOf } from '../twoslash/typed-fences.ts';

const WORDS = new Set(['text', 'code_inline', 'text_special', 'math_inline']);

/** The words of an inline token, without any markup. */
export function inlineText(inline: Token): string {
  return textOf(inline, ({ type }) => WORDS.has(type) || type === 'emoji')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The words that an id is made of: `:tada:` is none, as in other generators. */
export const idText = (inline: Token): string => textOf(inline, ({ type }) => WORDS.has(type)).trim();

const textOf = ({ children }: Token, isWord: (token: Token) => boolean): string =>
  (children ?? [])
    .map((token) => (isWord(token) ? token.content : /^(?:soft|hard)break$/.test(token.type) ? '\n' : ''))
    .join('');

/** The words of a page, one block to a line: for search, reading time and descriptions. */
export function plainPageText(tokens: readonly Token[]): string {
  const blocks: string[] = [];
  for (const token of tokens) {
    if (token.type === 'inline') blocks.push(inlineText(token));
    else if (token.type === 'fence' || token.type === 'code_block')
      blocks.push(withoutCommentMarks(typesOf(token)?.code ?? token.content.trimEnd()));
    else if (token.type === 'component_open') blocks.push((token.meta as ComponentMeta).text ?? '');
    else if (token.type === 'too_deep') blocks.push(token.content);
    else if (token.type === 'html_block' && token.content.includes('>')) blocks.push(htmlText(token.content));
  }
  return blocks.filter(Boolean).join('\n');
}

const invisible = /^\s*<(?:!|\?|script|style)/i;

function htmlText(html: string): string {
  return invisible.test(html) ? '' : html.replace(/<[^<>]*>/g, '').trim();
}
