import { componentTokens, defineBlock, defineNestedContainer } from 'bifolio/markdown';

/** `:::: card-grid` around cards: rows of one or two. */
export default defineBlock({
  name: 'card-grid',
  tags: [{ names: ['CardGrid', 'VPCardGrid'], attributes: { cols: 'any' } }],
  setup(md) {
    defineNestedContainer(
      md,
      'card-grid',
      ({ Token, body, map }) => {
        const [open, close] = componentTokens(Token, { name: 'CardGrid', props: {} }, map);
        return [open, ...body, close];
      },
      { attributes: {} },
    );
  },
});
