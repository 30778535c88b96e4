import type { Nodes, Root, Text } from 'hast';
import { isBetweenWide } from '../../inline/cjk-breaks.ts';

/** Marks within a text that a line of Chinese runs through. */
const TRANSPARENT = new Set(['em', 'strong', 'del', 'a']);
const LINE_BREAK = /[ \t]*\n[ \t]*/g;

/** Rehype plugin: lines of Chinese are joined without a space, as in Markdown. */
export function rehypeBreaks() {
  return (tree: Root) => {
    const texts = textsOf(tree);
    for (const [index, node] of texts.entries()) {
      if (!node?.value.includes('\n')) continue;
      node.value = node.value.replace(LINE_BREAK, (found, at: number) => {
        const before = node.value.slice(0, at) || nearest(texts, index, -1);
        const after = node.value.slice(at + found.length) || nearest(texts, index, 1);
        return isBetweenWide(before, after) ? '' : found;
      });
    }
  };
}

/** Texts in the order of the source; `undefined` for whatever a line does not run through. */
function textsOf(node: Nodes): (Text | undefined)[] {
  if (node.type === 'text') return [node];
  const inner = 'children' in node ? node.children.flatMap(textsOf) : [];
  return node.type === 'element' && TRANSPARENT.has(node.tagName) ? inner : [undefined, ...inner, undefined];
}

function nearest(texts: readonly (Text | undefined)[], index: number, step: 1 | -1): string {
  for (let at = index + step; ; at += step) {
    const node = texts[at];
    if (!node) return '';
    if (node.value !== '') return node.value;
  }
}
