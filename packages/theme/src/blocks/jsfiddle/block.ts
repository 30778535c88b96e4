import { componentTokens, defineBlock, defineEmbed, prepareProps } from 'bifolio/markdown';
import { attributes } from './attributes.ts';
import { fiddleAddresses } from './fiddle-addresses.ts';
import { jsfiddleOptions } from './options.ts';

/** `@[jsfiddle theme="dark" tab="js,css,html,result"](user/id)`: a fiddle of jsfiddle.net. `<JSFiddleViewer>` does the same. */
export default defineBlock({
  name: 'jsfiddle',
  options: jsfiddleOptions,
  tags: [{ names: ['JSFiddleViewer'], attributes: { ...attributes, source: 'text' } }],
  setup(md) {
    defineEmbed(
      md,
      'jsfiddle',
      ({ Token, attributes, source, map }) =>
        componentTokens(Token, { name: 'JSFiddleViewer', props: { ...attributes, source } }, map),
      { attributes },
    );
    prepareProps(md, ['JSFiddleViewer'], (props, { report }) => {
      const tab = String(props.tab ?? '').replaceAll(' ', '') || undefined;
      if (!fiddleAddresses({ ...props, tab }))
        report({
          code: 'jsfiddle-source',
          message: `Invalid source "${props.source ?? ''}"${tab ? ` or panes "${tab}"` : ''} for @[jsfiddle]; the fiddle is omitted.`,
          hint: 'Write @[jsfiddle tab="js,result"](user/id).',
        });
      return { ...props, tab };
    });
  },
});
