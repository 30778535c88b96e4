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
  return joinLead(rowsOf(elements)).map(rowHtml).join('');
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
  row.some(isExample) && row.at(-1)?.kind !== 'example';

/** An example above the first heading is of the whole page: it stays beside the sections below, up to one that has its own. */
function joinLead(rows: readonly TopElement[][]): TopElement[][] {
  const firstHeading = rows.findIndex(([first]) => first?.kind === 'heading');
  const lead = rows[firstHeading - 1];
  if (!lead?.some(isExample)) return [...rows];
  const ends = rows.findIndex((row, at) => at >= firstHeading && isSection(row) && hasExample(rows, at));
  const end = ends === -1 ? rows.length : ends;
  return [
    ...rows.slice(0, firstHeading - 1),
    [lead, ...rows.slice(firstHeading, end)].flat(),
    ...rows.slice(end),
  ];
}

const isExample = ({ kind }: TopElement): boolean => kind === 'example';
const isSection = ([first]: readonly TopElement[]): boolean => /^\s*<h[12]\b/.test(first?.html ?? '');

/** Whether the section that begins there, or a part of it, has an example. */
function hasExample(rows: readonly TopElement[][], start: number): boolean {
  const next = rows.findIndex((row, at) => at > start && isSection(row));
  return rows.slice(start, next === -1 ? undefined : next).some((row) => row.some(isExample));
}

function rowHtml(row: readonly TopElement[]): string {
  const examples = row.filter(isExample);
  const first = row.findIndex(isExample);
  const [before, after] = [row.slice(0, first), row.slice(first + examples.length)];
  if (first === -1) return htmlOf(row);
  const beside = `${htmlOf(before)}<div class="prose leaf-examples">${htmlOf(examples)}</div>${htmlOf(after)}`;
  if (isAcross([...before, ...after], examples)) return beside;
  const top = isFromTop(before, after) ? ' data-from-top' : '';
  return `<div class="prose leaf-row"${top}>${beside}</div>\n`;
}

/** Fields are read with the example in sight, and so are the sections of a page that has one for all. */
const isFromTop = (before: readonly TopElement[], after: readonly TopElement[]): boolean =>
  before.some(({ kind }) => kind === 'fields') || after.some(({ kind }) => kind === 'heading');

const htmlOf = (elements: readonly TopElement[]) => elements.map(({ html }) => html).join('');

/** Long code with next to nothing beside it. */
const isAcross = (texts: readonly TopElement[], examples: readonly TopElement[]): boolean =>
  texts.filter(({ kind }) => kind !== 'heading').length < 2 &&
  examples.some(({ lines }) => lines >= LONG_CODE);
