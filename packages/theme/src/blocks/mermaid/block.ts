import { defineBlock, prepareProps } from 'bifolio/markdown';
import { stillOf } from '../../charts/at-build/still-of.ts';
import { chartAttributes, fenceLook } from '../../charts/chart-look.ts';
import { DIAGRAM_KINDS, diagramOf } from './kinds.ts';
import { mermaidOptions } from './options.ts';
import { sizeProblem } from './size-problem.ts';

/** A fence of the language `mermaid`, or of a kind of diagrams: ` ```sequence Title `. `<Mermaid code="…">` does the same. */
export default defineBlock({
  name: 'mermaid',
  options: mermaidOptions,
  tags: [{ names: ['Mermaid'], attributes: { code: 'text', ...chartAttributes } }],
  fences: {
    languages: (language) => language === 'mermaid' || Object.hasOwn(DIAGRAM_KINDS, language),
    component: 'Mermaid',
    props: (fence, context) => ({
      code: diagramOf(fence.language, fence.source),
      ...fenceLook(fence, context),
    }),
  },
  setup(md) {
    prepareProps(md, ['Mermaid'], (props, tools) => {
      const problem = sizeProblem(String(props.code ?? ''));
      if (problem) tools.report(tooLarge(problem));
      return { ...props, library: tools.bundle({ name: 'mermaid', code: LIBRARY }) };
    });
  },
  async settle(page) {
    for (const chart of page.components('Mermaid')) {
      const { code = '', library } = chart.props;
      if (typeof code !== 'string' || sizeProblem(code)) continue;
      chart.props.still = await stillOf(page, chart, {
        library: 'Mermaid',
        name: 'mermaid-drawing',
        code: DRAWING,
        input: { code },
      });
      if (chart.props.still) page.giveBack(library);
    }
  },
});

const DRAWING = [
  'import mermaid from "mermaid";',
  'import { drawMermaid } from "@bifolio/theme/drawing";',
  'export default (input) => drawMermaid(mermaid, input);',
].join('\n');

// It is loaded as a script into a frame, which knows no exports.
const LIBRARY = 'import mermaid from "mermaid"; globalThis.mermaid = mermaid;';

const tooLarge = (problem: string) => ({
  code: 'mermaid-size',
  message: `This diagram is too large to be drawn; readers see its text. ${problem}`,
  hint: 'Split it into several diagrams.',
});
