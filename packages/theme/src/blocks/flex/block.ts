import {
  defineBlock,
  defineNestedContainer,
  elementTokens,
  isOn,
  type KnownAttributes,
  parseLength,
  textOf,
} from 'bifolio/markdown';

const alignments = ['start', 'center', 'end'];
const justifications = ['between', 'around', 'center'];

const attributes: KnownAttributes = {
  ...Object.fromEntries(
    [...alignments, ...justifications, 'column', 'wrap'].map((name) => [name, 'switch' as const]),
  ),
  gap: 'length',
};

/** `::: flex between center wrap gap="20"`: blocks beside each other. */
export default defineBlock({
  name: 'flex',
  setup(md) {
    defineNestedContainer(
      md,
      'flex',
      ({ Token, attributes, body, context }) => {
        context.style('flex');
        const chosen = (names: string[]) => names.find((name) => isOn(attributes[name]));
        const gap = textOf(attributes.gap);
        const justify = chosen(justifications);
        const [open, close] = elementTokens(Token, 'div', {
          class: 'block-flex',
          'data-align': chosen(alignments),
          'data-justify': justify,
          'data-column': isOn(attributes.column),
          'data-wrap': isOn(attributes.wrap),
          'data-gap': gap && parseLength(gap),
        });
        return [open, ...body, close];
      },
      { attributes },
    );
  },
});
