import { componentTokens, defineBlock, defineEmbed, prepareProps } from 'bifolio/markdown';
import { attributes } from './attributes.ts';
import { replitOptions } from './options.ts';
import { replAddresses } from './repl-addresses.ts';

/** `@[replit title="Counter" theme="dark"](user/repl#file)`: a repl of replit.com. `<ReplitViewer>` does the same. Deprecated. */
export default defineBlock({
  name: 'replit',
  options: replitOptions,
  tags: [{ names: ['ReplitViewer'], attributes: { ...attributes, source: 'text' } }],
  setup(md) {
    defineEmbed(
      md,
      'replit',
      ({ Token, attributes, source, map }) =>
        componentTokens(Token, { name: 'ReplitViewer', props: { ...attributes, source } }, map),
      { attributes },
    );
    prepareProps(md, ['ReplitViewer'], (props, { report }) => {
      if (!replAddresses(props))
        report({
          code: 'replit-source',
          message: `Invalid source "${props.source ?? ''}" for @[replit]; the repl is omitted.`,
          hint: 'Write @[replit](user/repl).',
        });
      return props;
    });
  },
});
