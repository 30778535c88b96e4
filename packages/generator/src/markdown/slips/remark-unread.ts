import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { rowWidth } from './row-widths.ts';
import type { Slip } from './slip.ts';

/** Syntax of Markdown that needs a whole page of it. */
const SLIPS: readonly Slip[] = [
  {
    code: 'mdx-unread',
    at: ['text'],
    pattern: /\[\+(?!\d+\])[^\]\s]+\]/,
    isOnce: true,
    message: ([written]) => `"${written}" is not read in .mdx; shown as text.`,
    hint: () =>
      'Write it in a paragraph without JavaScript, tags and footnotes, or write a footnote: [^note].',
  },
];

/** Remark plugin: tells of syntax that Markdown cannot read, as script or tags stand beside it, and of table rows of another width. */
export function remarkUnread() {
  return (tree: Root, file: VFile) => {
    const unread: Problem[] = [];
    const open = new Set(SLIPS);
    visit(tree, (node) => {
      // `[+note]: text` is the address of a link to remark, where the text is one word.
      const text =
        node.type === 'text' ? node.value : node.type === 'linkReference' ? `[${node.label}]` : undefined;
      for (const slip of text === undefined ? [] : open) {
        const match = slip.pattern.exec(text ?? '');
        if (!match) continue;
        open.delete(slip);
        unread.push({
          severity: 'warning',
          code: slip.code,
          line: node.position?.start.line,
          message: slip.message(match),
          hint: slip.hint(match),
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
