import type { TreeNode } from './read-tree.ts';

/** The tree as the command `tree` prints it. */
export function treeText(nodes: readonly TreeNode[], indent = ''): string {
  return nodes
    .map((node, index) => {
      const isLast = index === nodes.length - 1;
      const name = node.kind === 'folder' ? `${node.name}/` : node.name;
      const line = `${indent}${isLast ? '└── ' : '├── '}${name}${node.comment && `  # ${node.comment}`}`;
      const inner = treeText(node.children, `${indent}${isLast ? '    ' : '│   '}`);
      return inner ? `${line}\n${inner}` : line;
    })
    .join('\n');
}
