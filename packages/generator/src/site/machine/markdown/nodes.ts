import { type AnyNode, type Element, isTag, isText } from 'domhandler';

/** Elements that show nothing, or nothing that can be read. */
const SILENT = new Set([
  ...['script', 'style', 'template', 'svg', 'canvas', 'head', 'object', 'select', 'textarea', 'dialog'],
]);

/** Whether an element with these classes is a note that readers open at its mark. */
export const isNote = (classes = ''): boolean => classes.split(' ').includes('annotation-note');

/** Whether nothing of an element is written: buttons, hidden labels, pictures drawn in code. */
export function isSkipped({ name, attribs, parent }: Element): boolean {
  if (SILENT.has(name) || name === 'button') return true;
  const { hidden, popover, class: classes = '' } = attribs;
  return (
    hidden !== undefined ||
    (popover !== undefined && !isNote(classes)) ||
    attribs['aria-hidden'] === 'true' ||
    (/\bvisually-hidden\b/.test(classes) && !isCell(parent))
  );
}

/** In a cell, a hidden label says what a drawing shows. */
const isCell = (node: AnyNode | null): boolean => node !== null && isTag(node) && /^t[hd]$/.test(node.name);

const BLOCKS = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'dd', 'details', 'div', 'dl', 'dt', 'fieldset'],
  ...['figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr'],
  ...['main', 'nav', 'ol', 'p', 'pre', 'section', 'summary', 'table', 'ul'],
]);

/** Whether an element stands on lines of its own, or something in it does. A link that does is one line. */
export function isBlock(element: Element): boolean {
  if (BLOCKS.has(element.name)) return true;
  if (element.name === 'a' || isSkipped(element)) return false;
  return element.children.some((child) => isTag(child) && isBlock(child));
}

/** All text in a node, as it is. */
export function nodeText(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node) || isSkipped(node)) return '';
  return node.name === 'br' ? '\n' : node.children.map(nodeText).join('');
}

/** The code in a block: folded lines are part of it, types that show on hover are not. What stands there for its width is blank. */
export function codeOf(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node) || node.name === 'button' || node.attribs.role === 'tooltip') return '';
  const code = node.children.map(codeOf).join('');
  return node.attribs['aria-hidden'] === 'true' ? code.replace(/\S/g, ' ') : code;
}
