import type MarkdownIt from 'markdown-it';

/** Cells say how they are aligned with `align`: a `style` attribute would break a strict content security policy. */
export function tables(md: MarkdownIt): void {
  md.core.ruler.push('table_align', (state) => {
    for (const token of state.tokens) {
      if ((token.type !== 'th_open' && token.type !== 'td_open') || !token.attrs) continue;
      token.attrs = token.attrs.map(([name, value]) =>
        name === 'style' ? ['align', value.replace('text-align:', '')] : [name, value],
      );
    }
  });
}
