import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Rehype plugin: the list of footnotes is named by its section, as in Markdown, and not by a heading of its own. */
export function rehypeFootnotes() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if ('dataFootnoteRef' in node.properties) delete node.properties.ariaDescribedBy;
      if (node.tagName !== 'section' || !('dataFootnotes' in node.properties)) return;
      node.children = node.children.filter((child) => (child as Element).tagName !== 'h2');
    });
  };
}
