import type { PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Remark plugin: each end of a line is kept, as the option `breaks` asks for. */
export function remarkLineBreaks() {
  return (tree: Root) => {
    visit(tree, 'text', (node, index, parent) => {
      const [first = '', ...others] = node.value.split(/[ \t]*\n[ \t]*/);
      if (others.length === 0 || !parent || index === undefined) return undefined;
      const lines = others.flatMap((value): PhrasingContent[] => [
        { type: 'break' },
        { type: 'text', value },
      ]);
      parent.children.splice(index, 1, { type: 'text', value: first }, ...lines);
      return [SKIP, index + 1 + lines.length];
    });
  };
}
