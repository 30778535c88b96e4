import { elementTokens } from 'bifolio/markdown';
import type { StateCore, Token } from 'markdown-it';

export type TokenClass = StateCore['Token'];

/** An element of a class with tokens in it. */
export function element(
  Token: TokenClass,
  tag: string,
  name: string | undefined,
  inside: readonly Token[],
): Token[] {
  const [open, close] = elementTokens(Token, tag, { class: name });
  return [open, ...inside, close];
}

/** A line whose tokens are there already: nothing in it is read as Markdown. */
export const inline = (Token: TokenClass, children: Token[]): Token =>
  Object.assign(new Token('inline', '', 0), { content: '', children, block: true });

export const text = (Token: TokenClass, content: string): Token[] => [
  Object.assign(new Token('text', '', 0), { content }),
];

export const code = (Token: TokenClass, content: string): Token[] => [
  Object.assign(new Token('code_inline', 'code', 0), { content, markup: '`' }),
];

export function link(Token: TokenClass, content: string, href: string): Token[] {
  const open = new Token('link_open', 'a', 1);
  open.attrSet('href', href);
  return [open, ...text(Token, content), new Token('link_close', 'a', -1)];
}
