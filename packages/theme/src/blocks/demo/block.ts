import { defineBlock, defineEmbed, defineRawContainer, prepareProps } from 'bifolio/markdown';
import { demoAttributes, fileAttributes, shorthands } from './attributes.ts';
import { OLDER_NAMES, olderTokens } from './older-names.ts';
import { demoOptions } from './options.ts';
import { containerTokens } from './tokens/container-tokens.ts';
import type { WrittenDocument } from './tokens/demo-tokens.ts';
import { embedTokens } from './tokens/embed-tokens.ts';

/**
 * `::: demo react title="T" desc="D" expanded` around code blocks, or `@[demo react](./Counter.tsx)`: source that runs in a sandboxed
 * frame of its own.
 */
export default defineBlock({
  name: 'demo',
  options: demoOptions,
  tags: [
    {
      names: ['Demo', 'VPDemoBasic', 'VPDemoNormal'],
      attributes: { ...demoAttributes, desc: 'content' },
    },
  ],
  setup(md, { demo }) {
    if (!demo) return;
    defineRawContainer(md, 'demo', containerTokens, { attributes: demoAttributes, shorthands });
    for (const name of Object.keys(OLDER_NAMES))
      defineRawContainer(md, name, (container) => olderTokens(name, container));
    defineEmbed(md, 'demo', (embed) => embedTokens(md, embed), { attributes: fileAttributes, shorthands });
    prepareProps(md, ['Demo'], ({ document, ...props }, tools) => {
      if (!document) return props;
      const written = document as WrittenDocument;
      const { scriptLibraries = [], styleLibraries = [], styles } = written;
      return {
        ...props,
        frame: tools.document(written),
        libraries: { scriptLibraries, styleLibraries },
        isForFiddle: styles.every(({ language }) => language === 'css' || language === 'scss'),
      };
    });
  },
});
