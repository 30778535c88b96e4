import { elementTokens, inlineToken, textToken } from 'bifolio/markdown';
import type { StateCore, Token } from 'markdown-it';
import { fileKind } from './file-kind.ts';
import { isOpen, type TreeNode } from './read-tree.ts';

type TokenClass = StateCore['Token'];

/** A list of files and folders; folders are native disclosures. */
export function treeTokens(Token: TokenClass, nodes: readonly TreeNode[], map: [number, number]): Token[] {
  const element = (tag: string, attributes: Parameters<typeof elementTokens>[2], inner: Token[]) => {
    const [open, close] = elementTokens(Token, tag, attributes);
    return [open, ...inner, close];
  };
  const nodeTokens = (node: TreeNode): Token[] => {
    const name = element('span', { class: 'block-file-tree-name', 'data-kind': kindOf(node) }, [
      textToken(Token, node.name),
    ]);
    const line =
      node.kind === 'folder'
        ? element('details', { open: isOpen(node) }, [
            ...element('summary', {}, name),
            ...treeTokens(Token, node.children, map),
          ])
        : name;
    const comment = node.comment
      ? element('span', { class: 'block-file-tree-comment' }, [inlineToken(Token, node.comment, map)])
      : [];
    return element('li', { 'data-change': node.change, 'data-focus': node.focus }, [...line, ...comment]);
  };
  return element('ul', {}, nodes.flatMap(nodeTokens));
}

const kindOf = ({ kind, name }: TreeNode) => (kind === 'file' ? (fileKind(name) ?? 'file') : kind);
