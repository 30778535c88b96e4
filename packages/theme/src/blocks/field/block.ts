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

const known = defineAttributes({
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
      attributes: {
        name: 'text',
        type: 'text',
        required: 'switch',
        optional: 'switch',
        deprecated: 'switch',
        default: 'text',
        defaultValue: 'text',
      },
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
    defineRawContainer(md, 'field', ({ Token, info, attributes, lines, map, context, parse }) => {
      if (isOldField(info)) checkAttributes({ label: '::: field', info, line: map[0] + 1, context }, known);
      const { props, lines: description } = readField(info, attributes, lines);
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
