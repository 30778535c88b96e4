import {
  checkAttributes,
  componentTokens,
  defineAttributes,
  defineBlock,
  defineNestedContainer,
  defineRawContainer,
  elementTokens,
} from 'bifolio/markdown';
import { fieldOptions } from './options.ts';
import { isOldField, readField } from './read-field.ts';

const attributes = defineAttributes({
  name: 'text',
  type: 'text',
  default: 'text',
  required: 'switch',
  optional: 'switch',
  deprecated: 'switch',
});

/** `::: field` describes a parameter or option; `:::: field-group` holds several. */
export default defineBlock({
  name: 'field',
  options: fieldOptions,
  tags: [
    {
      names: ['Field', 'VPField'],
      attributes: { ...attributes, defaultValue: 'text' },
    },
  ],
  setup(md) {
    defineNestedContainer(
      md,
      'field-group',
      ({ Token, body, context }) => {
        context.style('field');
        const [open, close] = elementTokens(Token, 'div', { class: 'block-field-group' });
        return [open, ...body, close];
      },
      { attributes: {} },
    );
    defineRawContainer(md, 'field', ({ Token, info, lines, map, context, parse }) => {
      const line = { label: '::: field', info, line: map[0] + 1, context };
      const written = isOldField(info) ? checkAttributes(line, attributes) : undefined;
      const { props, lines: description } = readField(written ?? { name: info }, lines);
      if (!props.name)
        context.report({
          severity: 'warning',
          code: 'field-name',
          line: map[0] + 1,
          message: 'This field has no name.',
          hint: 'Write its name behind the container: `::: field size`.',
        });
      const [open, close] = componentTokens(Token, { name: 'Field', props }, map);
      return [open, ...parse(description, 0), close];
    });
  },
});
