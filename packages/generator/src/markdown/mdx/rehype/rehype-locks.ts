import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { asksForLock } from '../../slips/unlocked-parts.ts';
import { fenceElement } from './rehype-fences.ts';

/** What Markdown answers with the error of a part that is not locked. */
const NOT_LOCKED = 'text ::: encrypt password=""\n';

/** Rehype plugin: what asks for a lock where none can be, in text, tags and expressions, gives way to the error that Markdown has for it. */
export function rehypeLocks() {
  return (tree: Root, { path: file }: VFile) => {
    tree.children = tree.children.map((node) => {
      if (node.type === 'mdxjsEsm' || !asksForLock(shownText(node))) return node;
      const { line = 1, column = 1 } = node.position?.start ?? {};
      return fenceElement({ source: NOT_LOCKED, file, line, column });
    });
  };
}

/** Any node of the tree. */
interface AnyNode {
  type: string;
  value?: string;
  name?: string | null;
  tagName?: string;
  children?: readonly AnyNode[];
}

/** Text, tags and JavaScript of a node; code is an example. */
function shownText({ value = '', name, tagName, children = [] }: AnyNode): string {
  if (tagName === 'code') return '';
  return [name ? `<${name}>` : '', value, ...children.map(shownText)].join('');
}
