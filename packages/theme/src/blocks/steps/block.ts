import { defineBlock, defineNestedContainer, elementTokens } from 'bifolio/markdown';

/** `::: steps` around a list: its items stand on a numbered rail. */
export default defineBlock({
  name: 'steps',
  setup(md) {
    defineNestedContainer(md, 'steps', ({ Token, body, context }) => {
      context.style('steps');
      const [open, close] = elementTokens(Token, 'div', { class: 'block-steps' });
      return [open, ...body, close];
    });
  },
});
