import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';

/** Cells say how they are aligned with `align`: a `style` attribute would break a strict content security policy. */
export function tables(md: MarkdownIt): void {
  md.core.ruler.push('table_align', ({ tokens }) => {
    for (const token of tokens) {
      if ((token.type !== 'th_open' && token.type !== 'td_open') || !token.attrs) continue;
      token.attrs = token.attrs.map(([name, value]) =>
        name === 'style' ? ['align', value.replace('text-align:', '')] : [name, value],
      );
    }
  });
  md.core.ruler.push('table_heads', ({ tokens }) => tokens.forEach(headNothing));
}

/** A cell of the head without words, such as the corner of a table, heads nothing: screen readers would read out a name that it has not. */
function headNothing(token: Token, index: number, tokens: readonly Token[]): void {
  const [content, close] = [tokens[index + 1], tokens[index + 2]];
  if (token.type !== 'th_open' || content?.content !== '' || close?.type !== 'th_close') return;
  token.tag = 'td';
  close.tag = 'td';
}
