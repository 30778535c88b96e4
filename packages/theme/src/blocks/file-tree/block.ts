import {
  componentTokens,
  defineBlock,
  defineRawContainer,
  inlineToken,
  slotTokens,
  textOf,
} from 'bifolio/markdown';
import { fileTreeOptions } from './options.ts';
import { readTree } from './read-tree.ts';
import { treeText } from './tree-text.ts';
import { treeTokens } from './tree-tokens.ts';

/** `::: file-tree title="T" icon="simple"` around a list of names. */
export default defineBlock({
  name: 'file-tree',
  options: fileTreeOptions,
  setup(md, { fileTree }) {
    const usual = fileTree === false ? 'colored' : fileTree.icon;
    defineRawContainer(md, 'file-tree', ({ Token, attributes, lines, map }) => {
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
    });
  },
});
