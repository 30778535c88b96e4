import { componentTokens, defineBlock, defineEmbed, prepareProps } from 'bifolio/markdown';
import { attributes } from './attributes.ts';
import { codeSandboxOptions } from './options.ts';
import { readSandbox, sandboxAddresses } from './sandbox-addresses.ts';

/** `@[codesandbox button layout="Editor+Preview" console navbar=false](id#/src/App.tsx)`, or `<CodeSandboxViewer>`. */
export default defineBlock({
  name: 'code-sandbox',
  options: codeSandboxOptions,
  tags: [
    {
      names: ['CodeSandboxViewer'],
      attributes: { ...attributes, user: 'text', id: 'text', filepath: 'text' },
    },
  ],
  setup(md) {
    defineEmbed(
      md,
      'codesandbox',
      ({ Token, attributes, source, map }) => {
        const props = { ...attributes, ...readSandbox(source) };
        return componentTokens(Token, { name: 'CodeSandboxViewer', props }, map);
      },
      { attributes, shorthands: { type: /^(embed|button)$/ } },
    );
    prepareProps(md, ['CodeSandboxViewer'], (props, { report }) => {
      if (!sandboxAddresses(props))
        report({
          code: 'codesandbox-source',
          message: `Invalid id "${props.id ?? ''}" for @[codesandbox]; the sandbox is omitted.`,
          hint: 'Write @[codesandbox](id), or @[codesandbox](user/id#/src/App.tsx).',
        });
      return props;
    });
  },
});
