import type { PageContext } from 'bifolio/client';
import { type TopElement, topElements } from './top-elements.ts';

/** From so many lines on, code that hardly has text beside it lies across both leaves. */
const LONG_CODE = 14;

/**
 * The text of a page with a second leaf: what belongs together is in one element, with the examples beside it in another. All else is
 * returned as it is.
 */
export function arrangeLeaf(html: string, { page, theme }: PageContext): string {
  const leaf = page.frontmatter.leaf ?? theme.leaf;
  const mayHaveOne = leaf === true || (leaf === 'reference' && html.includes('block-field'));
  const elements = page.layout === 'doc' && mayHaveOne ? topElements(html) : undefined;
  const isWanted = leaf === true || elements?.some(({ kind }) => kind === 'fields');
  if (!elements || !isWanted) return html;
  return rowsOf(elements).map(rowHtml).join('');
}

/** A row begins with a heading, and with the text before an example when the row has one already. */
function rowsOf(elements: readonly TopElement[]): TopElement[][] {
  const rows: TopElement[][] = [];
  let row: TopElement[] = [];
  for (const element of elements) {
    if (element.kind === 'heading' || (element.kind === 'example' && hasOwnText(row))) {
      const last = row.at(-1);
      const leads = element.kind === 'example' && last?.kind === 'text' ? row.splice(-1) : [];
      rows.push(row);
      row = leads;
    }
    row.push(element);
  }
  return [...rows, row].filter(({ length }) => length > 0);
}

/** Whether something stands behind the examples of a row. */
const hasOwnText = (row: readonly TopElement[]): boolean =>
  row.some(({ kind }) => kind === 'example') && row.at(-1)?.kind !== 'example';

function rowHtml(row: readonly TopElement[]): string {
  const examples = row.filter(({ kind }) => kind === 'example');
  const first = row.findIndex(({ kind }) => kind === 'example');
  const [before, after] = [row.slice(0, first), row.slice(first + examples.length)];
  if (first === -1) return htmlOf(row);
  const beside = `${htmlOf(before)}<div class="prose leaf-examples">${htmlOf(examples)}</div>${htmlOf(after)}`;
  if (isAcross([...before, ...after], examples)) return beside;
  // Fields are read with the example in sight.
  const top = before.some(({ kind }) => kind === 'fields') ? ' data-from-top' : '';
  return `<div class="prose leaf-row"${top}>${beside}</div>\n`;
}

const htmlOf = (elements: readonly TopElement[]) => elements.map(({ html }) => html).join('');

/** Long code with next to nothing beside it. */
const isAcross = (texts: readonly TopElement[], examples: readonly TopElement[]): boolean =>
  texts.filter(({ kind }) => kind !== 'heading').length < 2 &&
  examples.some(({ lines }) => lines >= LONG_CODE);
