import { type AnyNode, type Element, isTag } from 'domhandler';
import type { Addresses } from './addresses.ts';
import { inlineMarkdown } from './inline.ts';

/** A table below its caption. Its first row is the head, since Markdown knows no table without one. */
export function tableMarkdown(table: Element, addresses: Addresses): string[] {
  const rows = rowsOf(table).map((row) => cellsOf(row).map((cell) => cellMarkdown(cell, addresses)));
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  const [head, ...body] = rows;
  if (!head) return [];
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  return [
    ...captionOf(table, addresses),
    [line(head), line(Array(columns).fill('---')), ...body.map(line)].join('\n'),
  ];
}

/** Its elements have lines of their own. */
const captionOf = ({ children }: Element, addresses: Addresses): string[] =>
  children
    .filter((child): child is Element => isTag(child) && child.name === 'caption')
    .map((caption) =>
      caption.children
        .map((part) => inlineMarkdown([part], addresses).trim())
        .join(' ')
        .trim(),
    )
    .filter(Boolean);

function rowsOf(element: Element): Element[] {
  const inner = element.children.filter(isTag);
  return inner.flatMap((child) => (child.name === 'tr' ? child : rowsOf(child)));
}

const cellsOf = ({ children }: Element) =>
  children.filter((child): child is Element => isTag(child) && /^t[hd]$/.test(child.name));

const cellMarkdown = ({ children }: { children: AnyNode[] }, addresses: Addresses) =>
  inlineMarkdown(children, addresses)
    .replace(/\\\n/g, '<br>')
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll('|', '\\|');
