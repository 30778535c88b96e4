import { type AnyNode, type Element, isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** Marks elements of a layout that belong to the text of the page. */
const MARK = 'data-page-text';

/**
 * The parts of a document that its layout calls the text of the page, as HTML: cards, blocks of a home page, its Markdown among them.
 * Empty when the layout marks nothing: the text is the Markdown alone then.
 */
export function shownText(document: string): string {
  if (!document.includes(MARK)) return '';
  const { children } = parseDocument(document, { withStartIndices: true, withEndIndices: true });
  return children
    .flatMap(marked)
    .map(({ startIndex, endIndex }) => document.slice(startIndex ?? 0, (endIndex ?? -1) + 1))
    .join('\n');
}

function marked(node: AnyNode): Element[] {
  if (!isTag(node)) return [];
  return MARK in node.attribs ? [node] : node.children.flatMap(marked);
}
