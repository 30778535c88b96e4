import { componentTokens, defineBlock, defineEmbed, prepareProps } from 'bifolio/markdown';
import { attributes } from './attributes.ts';
import { codepenOptions } from './options.ts';
import { penAddresses } from './pen-addresses.ts';

/** `@[codepen preview editable tab="css,result"](user/pen)`: a pen of codepen.io. `<CodePenViewer>` does the same. */
export default defineBlock({
  name: 'codepen',
  options: codepenOptions,
  tags: [{ names: ['CodePenViewer'], attributes: { ...attributes, user: 'text', slash: 'text' } }],
  setup(md) {
    defineEmbed(
      md,
      'codepen',
      ({ Token, attributes, source, map }) => {
        const [user = '', slash = ''] = source.split('/');
        return componentTokens(Token, { name: 'CodePenViewer', props: { ...attributes, user, slash } }, map);
      },
      { attributes },
    );
    prepareProps(md, ['CodePenViewer'], (props, { report }) => {
      if (!penAddresses(props))
        report({
          code: 'codepen-source',
          message: `Invalid source "${props.user ?? ''}/${props.slash ?? ''}" for @[codepen]; the pen is omitted.`,
          hint: 'Write @[codepen](user/pen).',
        });
      return props;
    });
  },
});
