import { defineBlock } from 'bifolio';
import { defineNestedContainer, elementTokens, textToken } from 'bifolio/markdown';

/** `::: answer`: Markdown that a reader opens. */
export default defineBlock({
  name: 'answer',
  setup(md) {
    defineNestedContainer(md, 'answer', ({ Token, body, info, context }) => {
      const label = info || (context.lang.startsWith('zh') ? '查看答案' : 'Show the answer');
      const [open, close] = elementTokens(Token, 'details');
      const [openLabel, closeLabel] = elementTokens(Token, 'summary');
      return [open, openLabel, textToken(Token, label), closeLabel, ...body, close];
    });
  },
});
