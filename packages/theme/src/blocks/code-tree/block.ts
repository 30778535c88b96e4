import { defineBlock, defineEmbed, defineNestedContainer, readFolder } from 'bifolio/markdown';
import { drawCodeTree } from './draw-code-tree.ts';
import { filesOf } from './files-of.ts';

/**
 * `::: code-tree title="App" height="400px" entry="src/a.ts"` around code blocks whose titles are paths, or all files of a
 * folder: `@[code-tree title="Lib"](./lib)`.
 */
export default defineBlock({
  name: 'code-tree',
  setup(md) {
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
