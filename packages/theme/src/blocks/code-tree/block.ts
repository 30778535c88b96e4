import { defineBlock, defineNestedContainer } from 'bifolio/markdown';
import { drawCodeTree } from './draw-code-tree.ts';

/** `::: code-tree title="App" height="400px" entry="src/a.ts"` around code blocks whose titles are paths. */
export default defineBlock({
  name: 'code-tree',
  setup(md) {
    defineNestedContainer(md, 'code-tree', drawCodeTree);
  },
});
