import type { Problem } from '../../core/errors/bifolio-error.ts';
import { plural } from '../../core/text/plural.ts';
import type { Detector } from './detector.ts';

/** A row that has another number of cells than the head of its table. */
export const rowWidth = (cells: number, head: number, line: number | undefined): Problem => ({
  severity: 'warning',
  code: 'table-row',
  line,
  message: `This row has ${plural(cells, 'cell')}, but the head of its table has ${head}${cells > head ? '; the rest is omitted' : ''}.`,
  hint: `Write ${plural(head, 'cell')}. A | that belongs to the text, in code too, is written \\|.`,
});

/** Tells of table rows with more or fewer cells than the head: Markdown omits the rest in silence, or fills the row up. */
export const rowWidths: Detector = {
  name: 'row_widths',
  look({ tokens, src, page }) {
    let head = 0;
    let lines: string[] | undefined;
    for (const { type, map } of tokens) {
      if (type === 'thead_open') head = 0;
      if (type === 'th_open') head++;
      if (type !== 'tr_open' || !map || head === 0) continue;
      lines ??= src.split('\n');
      const cells = cellsIn(lines[map[0]] ?? '');
      if (cells > 0 && cells !== head) page.report(rowWidth(cells, head, map[0] + 1));
    }
  },
};

/** How many cells a line has, which may stand in a quotation. */
function cellsIn(line: string): number {
  const row = line.replace(/^[\s>]+|\s+$/g, '').replaceAll('\\|', '');
  return row.replace(/^\||\|$/g, '').split('|').length;
}
