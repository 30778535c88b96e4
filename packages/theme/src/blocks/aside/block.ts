import { defineBlock, defineNestedContainer, elementTokens, inlineToken } from 'bifolio/markdown';

/** `::: aside Title`: a note beside the text. On pages with a second leaf it stands there. */
export default defineBlock({
  name: 'aside',
  setup(md) {
    defineNestedContainer(md, 'aside', ({ Token, body, context, info, map: [line] }) => {
      context.style('aside');
      const [open, close] = elementTokens(Token, 'aside', { class: 'block-aside', role: 'note' });
      if (!info) return [open, ...body, close];
      const [titleOpen, titleClose] = elementTokens(Token, 'p', { class: 'block-aside-title' });
      return [open, titleOpen, inlineToken(Token, info, [line, line + 1]), titleClose, ...body, close];
    });
  },
});
