import { defineBlock, defineEmbed, defineNestedContainer, readFolder } from 'bifolio/markdown';
import { attributes } from './attributes.ts';
import { codeTreeTokens } from './code-tree-tokens.ts';
import { filesOf } from './files-of.ts';
import { codeTreeOptions } from './options.ts';
import { withWrittenTrees } from './with-written-trees.ts';

/**
 * `::: code-tree title="App" height="400px" entry="src/a.ts"` around code blocks whose titles are paths, or all files of a
 * folder: `@[code-tree title="Lib"](./lib)`. `<CodeTree>` around code blocks does the same.
 */
export default defineBlock({
  name: 'code-tree',
  options: codeTreeOptions,
  tags: [{ names: ['CodeTree', 'VPCodeTree'], attributes: { ...attributes, title: 'content' } }],
  setup(md, { codeTree }) {
    if (!codeTree) return;
    md.core.ruler.after('block', 'written_code_trees', (state) => {
      if (/<(?:VP)?CodeTree/.test(state.src)) state.tokens = withWrittenTrees(state, codeTree);
    });
    defineNestedContainer(
      md,
      'code-tree',
      (container) => {
        const files = filesOf(container);
        return files.length > 0 ? codeTreeTokens(container, files, codeTree) : container.body;
      },
      { attributes },
    );
    defineEmbed(
      md,
      'code-tree',
      (embed) => {
        const files = readFolder({ ...embed, path: embed.source });
        return codeTreeTokens(
          embed,
          files.map((file) => ({ ...file, isActive: false })),
          codeTree,
        );
      },
      { attributes },
    );
  },
});
