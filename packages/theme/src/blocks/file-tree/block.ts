import {
  componentTokens,
  defineBlock,
  defineRawContainer,
  inlineToken,
  parseAttributes,
  type RawContainer,
  slotTokens,
  textOf,
} from 'bifolio/markdown';
import type { Token } from 'markdown-it';
import { fileTreeOptions } from './options.ts';
import { readTree } from './read-tree.ts';
import { treeText } from './tree-text.ts';
import { treeTokens } from './tree-tokens.ts';

type WrittenTree = Pick<RawContainer, 'Token' | 'attributes' | 'lines' | 'map'>;

const fence = /^file-tree(?:\s+|$)/;

/** `::: file-tree title="T" icon="simple"` around a list of names, or a fence of that name. */
export default defineBlock({
  name: 'file-tree',
  options: fileTreeOptions,
  tags: [
    { names: ['FileTree'], attributes: { title: 'content', icon: ['colored', 'simple'], text: 'text' } },
    {
      names: ['FileTreeNode'],
      attributes: {
        filename: 'text',
        type: ['file', 'folder'],
        diff: ['add', 'remove'],
        focus: 'switch',
        expanded: 'switch',
        comment: 'content',
      },
    },
  ],
  setup(md, { fileTree }) {
    const usual = fileTree === false ? 'colored' : fileTree.icon;
    const tokensOf = (tree: WrittenTree) => fileTreeTokens(tree, usual);
    defineRawContainer(md, 'file-tree', tokensOf, {
      attributes: { title: 'text', icon: ['colored', 'simple'] },
    });
    md.core.ruler.before('inline', 'file_tree_fences', (state) => {
      const isTree = ({ type, info }: Token) => type === 'fence' && fence.test(info);
      if (!state.tokens.some(isTree)) return;
      state.tokens = state.tokens.flatMap((token) =>
        isTree(token)
          ? tokensOf({
              Token: state.Token,
              attributes: parseAttributes(token.info.replace(fence, '')),
              lines: token.content.trimEnd().split('\n'),
              map: token.map ?? [0, 1],
            })
          : token,
      );
    });
  },
});

function fileTreeTokens({ Token, attributes, lines, map }: WrittenTree, usual: string): Token[] {
  const nodes = readTree(lines);
  const title = textOf(attributes.title);
  const props = {
    ...(title && { title: { $slot: 'title' } }),
    icon: attributes.icon === 'simple' || attributes.icon === 'colored' ? attributes.icon : usual,
    text: treeText(nodes),
  };
  const [open, close] = componentTokens(Token, { name: 'FileTree', props }, map);
  const [slotOpen, slotClose] = slotTokens(Token, { name: 'title' });
  const head = title ? [slotOpen, inlineToken(Token, title, map), slotClose] : [];
  return [open, ...head, ...treeTokens(Token, nodes, map), close];
}
