import { defineBlock, defineEmbed, defineNestedContainer, readFolder } from 'bifolio/markdown';
import { drawCodeTree } from './draw-code-tree.ts';
import { filesOf } from './files-of.ts';
import { drawWrittenTrees } from './written-code-tree.ts';

/**
 * `::: code-tree title="App" height="400px" entry="src/a.ts"` around code blocks whose titles are paths, or all files of a
 * folder: `@[code-tree title="Lib"](./lib)`. `<CodeTree>` around code blocks does the same.
 */
export default defineBlock({
  name: 'code-tree',
  setup(md) {
    md.core.ruler.after('block', 'written_code_trees', (state) => {
      if (/<(?:VP)?CodeTree/.test(state.src)) state.tokens = drawWrittenTrees(state);
    });
    defineNestedContainer(md, 'code-tree', (container) => {
      const files = filesOf(container);
      return files.length > 0 ? drawCodeTree(container, files) : container.body;
    });
    defineEmbed(md, 'code-tree', (embed) => {
      const files = readFolder({ ...embed, path: embed.source });
      return drawCodeTree(
        embed,
        files.map((file) => ({ ...file, isActive: false })),
      );
    });
  },
});
