import { defineBlock, prepareProps } from 'bifolio/markdown';
import { titleOf } from '../../charts/title-of.ts';
import { DIAGRAM_KINDS, diagramOf } from './kinds.ts';
import { mermaidOptions } from './options.ts';

/** A fence of the language `mermaid`, or of a kind of diagrams: ` ```sequence Title `. `<Mermaid code="…">` does the same. */
export default defineBlock({
  name: 'mermaid',
  options: mermaidOptions,
  fences: {
    languages: (language) => language === 'mermaid' || Object.hasOwn(DIAGRAM_KINDS, language),
    component: 'Mermaid',
    props: ({ language, source, title, info, attributes }) => ({
      code: diagramOf(language, source),
      title: title ?? titleOf(info),
      height: attributes.height,
    }),
  },
  setup(md) {
    prepareProps(md, ['Mermaid'], (props, tools) => ({
      ...props,
      library: tools.bundle({ name: 'mermaid', code: LIBRARY }),
    }));
  },
});

// It is loaded as a script into a frame, which knows no exports.
const LIBRARY = 'import mermaid from "mermaid"; globalThis.mermaid = mermaid;';
