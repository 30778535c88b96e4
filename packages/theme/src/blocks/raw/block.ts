import { defineBlock, defineNestedContainer, elementTokens } from 'bifolio/markdown';

/** VitePress's `::: raw` and `::: v-pre`. Nothing here restyles or interpolates their text, so they are plain boxes. */
export default defineBlock({
  name: 'raw',
  setup(md) {
    for (const [name, className] of [['raw', 'vp-raw'], ['v-pre']] as const)
      defineNestedContainer(md, name, ({ Token, body }) => {
        const [open, close] = elementTokens(Token, 'div', { class: className });
        return [open, ...body, close];
      });
  },
});
