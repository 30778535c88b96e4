import MarkdownIt, { type StateCore, type Token } from 'markdown-it';

/**
 * CommonMark with tables, as OpenAPI has it: the syntax of Bifolio means nothing in descriptions that others write, and HTML is
 * text, but for line breaks.
 */
const parser = new MarkdownIt({ html: false, linkify: false });
parser.inline.ruler.before('html_inline', 'line_break', (state, silent) => {
  const [written] = /^<br\s*\/?>/i.exec(state.src.slice(state.pos, state.pos + 8)) ?? [];
  if (!written) return false;
  if (!silent) state.push('hardbreak', 'br', 0);
  state.pos += written.length;
  return true;
});

/** Tokens of a description. Its headings are lines in bold: those of the page are others. */
export function descriptionTokens(description: string, Token: StateCore['Token']): Token[] {
  return parser.parse(description, {}).map((token, index, all) => {
    if (token.type === 'heading_open') return paragraph(token, 'paragraph_open');
    if (token.type === 'heading_close') return paragraph(token, 'paragraph_close');
    if (token.type !== 'inline') return token;
    const children = token.children ?? [];
    const isHeading = all[index - 1]?.type === 'heading_open';
    return Object.assign(token, { content: '', children: isHeading ? bold(children) : children });
  });

  function paragraph(token: Token, type: string): Token {
    return Object.assign(new Token(type, 'p', token.nesting), { block: true, level: token.level });
  }

  function bold(children: readonly Token[]): Token[] {
    return [new Token('strong_open', 'strong', 1), ...children, new Token('strong_close', 'strong', -1)];
  }
}
