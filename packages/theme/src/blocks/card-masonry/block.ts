import { componentTokens, defineBlock, defineNestedContainer, textOf } from 'bifolio/markdown';

/** `:::: card-masonry cols="3" gap="20"` around cards, images or code: columns without gaps below. */
export default defineBlock({
  name: 'card-masonry',
  tags: [{ names: ['CardMasonry', 'VPCardMasonry'], attributes: ['cols', 'gap'] }],
  setup(md) {
    defineNestedContainer(
      md,
      'card-masonry',
      ({ Token, attributes, body, map }) => {
        const props = { cols: textOf(attributes.cols), gap: textOf(attributes.gap) };
        const [open, close] = componentTokens(Token, { name: 'CardMasonry', props }, map);
        return [open, ...body, close];
      },
      { attributes: { cols: 'text', gap: 'length' } },
    );
  },
});
