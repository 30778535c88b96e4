import type { Token } from 'markdown-it';
import { highlightOf, readHighlights } from './highlights.ts';

interface Highlighted {
  hlRows?: string;
  hlCols?: string;
  hlCells?: string;
}

/** The same tokens, highlighted cells marked with `data-highlight` and a class of that name. */
export function markCells(tokens: Token[], { hlRows, hlCols, hlCells }: Highlighted): Token[] {
  const highlights = readHighlights(hlRows, hlCols, hlCells);
  let row = 0;
  let column = 0;
  for (const token of tokens) {
    if (token.type === 'table_open') row = 0;
    else if (token.type === 'tr_open') {
      row += 1;
      column = 0;
    } else if (token.type === 'th_open' || token.type === 'td_open') {
      column += 1;
      const kind = highlightOf(highlights, row, column);
      if (!kind) continue;
      token.attrSet('data-highlight', kind);
      token.attrJoin('class', kind);
    }
  }
  return tokens;
}
