import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

const FOUND = new Set(['a', 'img', 'video', 'audio', 'source', 'track', 'iframe']);

/** Rehype plugin: links, images, film, sound and frames written as tags are found and resolved like those of the text. */
export function rehypeTags() {
  return (tree: Root) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if ('name' in node && FOUND.has(node.name ?? ''))
        delete (node.data as { _mdxExplicitJsx?: boolean } | undefined)?._mdxExplicitJsx;
    });
  };
}
