import {
  checkAttributes,
  componentTokens,
  contextOf,
  defineAttributes,
  defineBlock,
  defineRawContainer,
  inlineToken,
  type RawContainer,
  slotTokens,
} from 'bifolio/markdown';
import type { Token } from 'markdown-it';
import { fileTreeOptions } from './options.ts';
import { readTree } from './read-tree.ts';
import { treeText } from './tree-text.ts';
import { treeTokens } from './tree-tokens.ts';

const attributes = defineAttributes({ title: 'text', icon: ['colored', 'simple'] });

type WrittenTree = Pick<RawContainer<typeof attributes>, 'Token' | 'attributes' | 'lines' | 'map'>;

const fence = /^file-tree(?:\s+|$)/;

/** `::: file-tree title="T" icon="simple"` around a list of names, or a fence of that name. */
export default defineBlock({
  name: 'file-tree',
  options: fileTreeOptions,
  tags: [
    { names: ['FileTree'], attributes: { ...attributes, title: 'content', text: 'text' } },
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
    defineRawContainer(md, 'file-tree', tokensOf, { attributes });
    md.core.ruler.before('inline', 'file_tree_fences', (state) => {
      const isTree = ({ type, info }: Token) => type === 'fence' && fence.test(info);
      if (!state.tokens.some(isTree)) return;
      state.tokens = state.tokens.flatMap((token) => {
        if (!isTree(token)) return token;
        const { info, map, content } = token;
        const line = {
          label: '```file-tree',
          info: info.replace(fence, ''),
          line: (map?.[0] ?? 0) + 1,
          context: contextOf(state.env),
        };
        return tokensOf({
          Token: state.Token,
          attributes: checkAttributes(line, attributes),
          lines: content.trimEnd().split('\n'),
          map: map ?? [0, 1],
        });
      });
    });
  },
});

function fileTreeTokens({ Token, attributes, lines, map }: WrittenTree, usual: string): Token[] {
  const nodes = readTree(lines);
  const { title, icon = usual } = attributes;
  const props = {
    ...(title && { title: { $slot: 'title' } }),
    icon,
    text: treeText(nodes),
  };
  const [open, close] = componentTokens(Token, { name: 'FileTree', props }, map);
  const [slotOpen, slotClose] = slotTokens(Token, { name: 'title' });
  const head = title ? [slotOpen, inlineToken(Token, title, map), slotClose] : [];
  return [open, ...head, ...treeTokens(Token, nodes, map), close];
}
