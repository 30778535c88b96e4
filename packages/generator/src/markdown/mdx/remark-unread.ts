import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { rowWidth } from '../tables/row-widths.ts';

/** Syntax of Markdown that needs a whole page of it: what is told of it, each kind once. */
const KINDS = [
  {
    code: 'mdx-annotation',
    pattern: /\[\+(?!\d+\])[^\]\s]+\]/,
    what: 'annotation',
    hint: 'Write it in a paragraph without JavaScript, tags and footnotes, or write a footnote: [^note].',
  },
];

/** Remark plugin: tells of annotations that Markdown cannot read, as script or tags stand beside them, and of table rows of another width. */
export function remarkUnread() {
  return (tree: Root, file: VFile) => {
    const unread: Problem[] = [];
    const open = new Set(KINDS);
    visit(tree, (node) => {
      // `[+note]: text` is the address of a link to remark, where the text is one word.
      const text =
        node.type === 'text' ? node.value : node.type === 'linkReference' ? `[${node.label}]` : undefined;
      for (const kind of text === undefined ? [] : open) {
        const [written] = kind.pattern.exec(text ?? '') ?? [];
        if (!written) continue;
        open.delete(kind);
        unread.push({
          severity: 'warning',
          code: kind.code,
          line: node.position?.start.line,
          message: `The ${kind.what} "${written}" is not read in .mdx; shown as text.`,
          hint: kind.hint,
        });
      }
    });
    visit(tree, 'table', ({ children: [head, ...rows] }) => {
      const width = head?.children.length ?? 0;
      for (const { children, position } of rows)
        if (children.length !== width) unread.push(rowWidth(children.length, width, position?.start.line));
    });
    file.data.unread = unread;
  };
}
