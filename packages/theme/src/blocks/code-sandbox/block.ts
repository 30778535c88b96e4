import { componentTokens, defineBlock, defineEmbed, prepareProps } from 'bifolio/markdown';
import { frameAttributes } from '../../embeds/attributes.ts';
import { codeSandboxOptions } from './options.ts';
import { readSandbox, sandboxAddresses } from './sandbox-addresses.ts';

/** `@[codesandbox button layout="Editor+Preview" console navbar=false](id#/src/App.tsx)`, or `<CodeSandboxViewer>`. */
export default defineBlock({
  name: 'code-sandbox',
  options: codeSandboxOptions,
  tags: [
    {
      names: ['CodeSandboxViewer'],
      attributes: {
        ...frameAttributes,
        user: 'text',
        id: 'text',
        filepath: 'text',
        type: 'text',
        layout: 'text',
        console: 'switch',
        navbar: 'switch',
      },
    },
  ],
  setup(md) {
    defineEmbed(md, 'codesandbox', ({ Token, attributes, source, map }) => {
      const type = attributes.button ? 'button' : 'embed';
      const props = { type, ...attributes, ...readSandbox(source) };
      return componentTokens(Token, { name: 'CodeSandboxViewer', props }, map);
    });
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
