import { defineBlock, defineNestedContainer, elementTokens } from 'bifolio/markdown';

/** Aligned text: `::: left`, `::: center`, `::: right`, `::: justify`. */
export default defineBlock({
  name: 'align',
  setup(md) {
    for (const side of ['left', 'center', 'right', 'justify']) {
      defineNestedContainer(
        md,
        side,
        ({ Token, body, context }) => {
          context.style('align');
          const [open, close] = elementTokens(Token, 'div', { class: 'block-align', 'data-align': side });
          return [open, ...body, close];
        },
        { attributes: {} },
      );
    }
  },
});
