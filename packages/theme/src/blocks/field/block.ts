import {
  componentTokens,
  defineBlock,
  defineNestedContainer,
  defineRawContainer,
  elementTokens,
} from 'bifolio/markdown';
import { fieldOptions } from './options.ts';
import { readField } from './read-field.ts';

/** `::: field` describes a parameter or option; `:::: field-group` holds several. */
export default defineBlock({
  name: 'field',
  options: fieldOptions,
  setup(md) {
    defineNestedContainer(md, 'field-group', ({ Token, body, context }) => {
      context.style('field');
      const [open, close] = elementTokens(Token, 'div', { class: 'block-field-group' });
      return [open, ...body, close];
    });
    defineRawContainer(md, 'field', ({ Token, info, attributes, lines, map, context, parse }) => {
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
