import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Rehype plugin: a cell of a head without words heads nothing, as in Markdown. */
export function rehypeTables() {
  return (tree: Root) =>
    visit(tree, 'element', (node) => {
      if (node.tagName === 'th' && node.children.length === 0) node.tagName = 'td';
    });
}
