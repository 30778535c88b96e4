import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { ISLAND_TAG, SLOT_TAG } from '../../browser/islands/protocol.ts';
import { isBlock, isSkipped } from '../machine/markdown/nodes.ts';

/** From a place in a text to the one after its last character. */
export interface HtmlSpan {
  start: number;
  end: number;
}

/** A text in HTML, or something in a line that is no text and is taken as a whole: an image, a formula. */
export interface HtmlPiece extends HtmlSpan {
  /** Of what is taken as a whole: the text that stands for it. */
  whole?: string;
}

/** What readers see as one: a paragraph, an item without those below it, a heading, a row of a table, a block of code. */
export interface HtmlPassage {
  /** Name of the element that it is the text of: `p`, `li`, `h2`, `tr`, `pre`. */
  tag: string;
  /** Blanks as one; of code, as they are. */
  text: string;
  /** Where links in it lead, and its images. */
  targets: readonly string[];
  pieces: readonly HtmlPiece[];
  /** What it is, of a row each cell. Nothing where the HTML must stay as it is, since script takes it over. */
  ranges: readonly HtmlSpan[];
  /** Its element; of what must stay as it is, all of that. */
  element: HtmlSpan;
  /** What it is in, at the top of the page. */
  top: HtmlSpan;
  /** How many elements it is in. */
  depth: number;
}

interface Around {
  top?: HtmlSpan;
  depth: number;
  island?: HtmlSpan;
}

/** Cuts the HTML of a page into what readers see as one, in order. Labels of buttons and hidden texts are left out. */
export function htmlPassages(html: string): HtmlPassage[] {
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const found: HtmlPassage[] = [];
  passagesIn(children, undefined, { depth: 0 }, (passage) => found.push({ ...passage, text: '' }));
  return found.map((passage) => ({ ...passage, text: textOf(passage, html) })).filter(isSeen);
}

const isSeen = ({ text, targets }: HtmlPassage): boolean => text !== '' || targets.length > 0;

type Take = (passage: Omit<HtmlPassage, 'text'>) => void;

function passagesIn(
  nodes: readonly AnyNode[],
  parent: Element | undefined,
  around: Around,
  take: Take,
): void {
  let line: AnyNode[] = [];
  const endLine = () => {
    const span = trimmed(line);
    if (span) take({ ...passageOf(line, parent, [span], around), tag: parent?.name ?? 'p' });
    line = [];
  };
  for (const node of nodes) {
    if (!isTag(node)) {
      if (isText(node)) line.push(node);
      continue;
    }
    if (isSkipped(node)) continue;
    if (!isBlock(node) && !isFrame(node)) {
      line.push(node);
      continue;
    }
    endLine();
    const inside = goInto(node, around);
    if (node.name === 'tr') take(rowOf(node, inside));
    else passagesIn(node.children, node, inside, take);
  }
  endLine();
}

/** Elements that hold blocks although they are none themselves. */
const isFrame = ({ name, children }: Element): boolean =>
  /^(?:t(?:able|head|body|foot|r)|dl|dt|dd|li|video|audio|iframe|caption)$/.test(name) ||
  ((name === ISLAND_TAG || name === SLOT_TAG) && children.some((child) => isTag(child) && isBlock(child)));

function goInto(node: Element, { top = spanOf(node), depth, island }: Around): Around {
  const inside = node.name === ISLAND_TAG ? (island ?? spanOf(node)) : island;
  return { top, depth: depth + 1, ...(node.name !== SLOT_TAG && inside && { island: inside }) };
}

function rowOf(row: Element, around: Around): Omit<HtmlPassage, 'text'> {
  const cells = row.children.filter(isTag);
  const ranges = cells.flatMap(({ children }) => trimmed(children) ?? []);
  return { ...passageOf(cells, row, ranges, around), tag: 'tr' };
}

function passageOf(
  nodes: readonly AnyNode[],
  parent: Element | undefined,
  ranges: readonly HtmlSpan[],
  { top, island, depth }: Around,
): Omit<HtmlPassage, 'text' | 'tag'> {
  const span = ranges[0] ?? { start: 0, end: 0 };
  const line = { start: span.start, end: ranges.at(-1)?.end ?? span.end };
  return {
    pieces: nodes.flatMap((node) => piecesOf(node)),
    targets: nodes.flatMap((node) => targetsOf(node)),
    ranges: island ? [] : ranges,
    element: island ?? (parent ? spanOf(parent) : line),
    top: top ?? line,
    depth,
  };
}

function piecesOf(node: AnyNode): HtmlPiece[] {
  if (isText(node)) return [spanOf(node)];
  if (!isTag(node) || isSkipped(node) || node.attribs.role === 'tooltip') return [];
  if (node.name === 'img') return [{ ...spanOf(node), whole: node.attribs.alt ?? '' }];
  if (isWhole(node)) return [{ ...spanOf(node), whole: allText(node) }];
  const pieces = node.children.flatMap(piecesOf);
  // Between cells, and where a line breaks.
  const isApart = /^(?:td|th|br|p|li|div)$/.test(node.name);
  return isApart ? [...pieces, { start: spanOf(node).end, end: spanOf(node).end, whole: ' ' }] : pieces;
}

/** What a mark in it would break. */
const isWhole = ({ name, attribs }: Element): boolean =>
  name === 'math' || name === ISLAND_TAG || /\bkatex\b/.test(attribs.class ?? '');

const allText = (node: AnyNode): string =>
  isText(node)
    ? node.data
    : isTag(node) && !isSkipped(node) && node.name !== 'annotation'
      ? node.children.map(allText).join('')
      : '';

function targetsOf(node: AnyNode): string[] {
  if (!isTag(node) || isSkipped(node)) return [];
  const { name, attribs, children } = node;
  const own =
    name === 'img' || name === 'video' || name === 'audio' || name === 'iframe'
      ? (attribs.src ?? '')
      : name === 'a' && allText(node).trim() !== ''
        ? (attribs.href ?? '')
        : undefined;
  return [...(own === undefined ? [] : [own]), ...children.flatMap(targetsOf)];
}

const spanOf = ({ startIndex, endIndex }: AnyNode): HtmlSpan => ({
  start: startIndex ?? 0,
  end: (endIndex ?? -1) + 1,
});

/** Where nodes are, without blanks at their ends; `undefined` for blanks alone. */
function trimmed(nodes: readonly AnyNode[]): HtmlSpan | undefined {
  const isBlank = (node: AnyNode) => isText(node) && node.data.trim() === '';
  const first = nodes.find((node) => !isBlank(node));
  const last = nodes.findLast((node) => !isBlank(node));
  return first && last && { start: spanOf(first).start, end: spanOf(last).end };
}

function textOf({ pieces, tag }: Pick<HtmlPassage, 'pieces' | 'tag'>, html: string): string {
  const text = pieces.map(({ start, end, whole }) => whole ?? htmlText(html.slice(start, end))).join('');
  return tag === 'pre' || tag === 'code' ? text.trimEnd() : text.replace(/\s+/g, ' ').trim();
}

/** Text of HTML as readers see it. */
export const htmlText = (html: string): string =>
  html.includes('&') ? parseDocument(html.replaceAll('<', '&lt;')).children.map(allText).join('') : html;
