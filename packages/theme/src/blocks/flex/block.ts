import { defineAttributes, defineBlock, defineNestedContainer, elementTokens } from 'bifolio/markdown';

const alignments = ['start', 'center', 'end'] as const;
const justifications = ['between', 'around', 'center'] as const;

const attributes = defineAttributes({
  start: 'switch',
  center: 'switch',
  end: 'switch',
  between: 'switch',
  around: 'switch',
  column: 'switch',
  wrap: 'switch',
  gap: 'length',
});

/** `::: flex between center wrap gap="20"`: blocks beside each other. */
export default defineBlock({
  name: 'flex',
  setup(md) {
    defineNestedContainer(
      md,
      'flex',
      ({ Token, attributes, body, context }) => {
        context.style('flex');
        const [open, close] = elementTokens(Token, 'div', {
          class: 'block-flex',
          'data-align': alignments.find((name) => attributes[name]),
          'data-justify': justifications.find((name) => attributes[name]),
          'data-column': attributes.column,
          'data-wrap': attributes.wrap,
          'data-gap': attributes.gap,
        });
        return [open, ...body, close];
      },
      { attributes },
    );
  },
});
