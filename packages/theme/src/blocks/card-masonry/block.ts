import { componentTokens, defineBlock, defineNestedContainer } from 'bifolio/markdown';

/** `:::: card-masonry cols="3" gap="20"` around cards, images or code: columns without gaps below. */
export default defineBlock({
  name: 'card-masonry',
  tags: [{ names: ['CardMasonry', 'VPCardMasonry'], attributes: { cols: 'any', gap: 'length' } }],
  setup(md) {
    defineNestedContainer(
      md,
      'card-masonry',
      ({ Token, attributes, body, map }) => {
        const [open, close] = componentTokens(Token, { name: 'CardMasonry', props: attributes }, map);
        return [open, ...body, close];
      },
      { attributes: { cols: 'text', gap: 'length' } },
    );
  },
});
