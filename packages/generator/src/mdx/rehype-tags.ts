import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Rehype plugin: links and images written as tags are found and resolved like those of the text. */
export function rehypeTags() {
  return (tree: Root) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if ('name' in node && (node.name === 'a' || node.name === 'img'))
        delete (node.data as { _mdxExplicitJsx?: boolean } | undefined)?._mdxExplicitJsx;
    });
  };
}
