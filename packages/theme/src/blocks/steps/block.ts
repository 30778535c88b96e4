import { defineBlock, defineNestedContainer, elementTokens } from 'bifolio/markdown';

/** `::: steps` around a list: its items stand on a numbered rail. */
export default defineBlock({
  name: 'steps',
  setup(md) {
    defineNestedContainer(
      md,
      'steps',
      ({ Token, body, context, map }) => {
        context.style('steps');
        if (!body.some(({ type }) => type.endsWith('_list_open')))
          context.report({
            severity: 'warning',
            code: 'steps-without-list',
            line: map[0] + 1,
            message: 'These steps contain no list, so nothing is numbered.',
            hint: 'Write each step as an item of a list: `1. First`.',
          });
        const [open, close] = elementTokens(Token, 'div', { class: 'block-steps' });
        return [open, ...body, close];
      },
      { attributes: {}, alsoCalled: ['步骤'] },
    );
  },
});
