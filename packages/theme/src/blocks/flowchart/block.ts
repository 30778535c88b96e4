import { defineBlock, prepareProps } from 'bifolio/markdown';
import { stillOf } from '../../charts/at-build/still-of.ts';
import { chartAttributes, fenceLook } from '../../charts/chart-look.ts';
import { MOST_NODES, nodeCount } from './node-count.ts';
import { flowchartOptions } from './options.ts';
import { PRESETS } from './presets.ts';

/** A fence ` ```flow:ant Title `. `<Flowchart code="…" preset="ant">` does the same. */
export default defineBlock({
  name: 'flowchart',
  options: flowchartOptions,
  tags: [{ names: ['Flowchart'], attributes: { code: 'text', preset: 'text', ...chartAttributes } }],
  fences: {
    languages: ['flow', 'flowchart'],
    component: 'Flowchart',
    props(fence, context) {
      const { source, info, line } = fence;
      const { report } = context;
      const [, preset, rest = ''] = /^(?::([\w-]+))?(.*)$/.exec(info) ?? [];
      if (preset && !PRESETS.some((name) => name === preset)) report({ ...unknownPreset(preset), line });
      const count = nodeCount(source);
      if (count > MOST_NODES) report({ ...tooLarge(count), line });
      return { code: source, preset, ...fenceLook({ ...fence, info: rest }, context) };
    },
  },
  setup(md) {
    prepareProps(md, ['Flowchart'], (props, tools) => ({
      ...props,
      library: tools.bundle({ name: 'flowchart', code: 'export { parse } from "flowchart.ts";' }),
    }));
  },
  async settle(page) {
    for (const chart of page.components('Flowchart')) {
      const { code = '', preset = 'vue', library } = chart.props;
      if (typeof code !== 'string' || nodeCount(code) > MOST_NODES) continue;
      chart.props.still = await stillOf(page, chart, {
        library: 'flowchart.ts',
        name: 'flowchart-drawing',
        code: DRAWING,
        input: { code, preset: PRESETS.find((name) => name === preset) ?? 'vue' },
      });
      if (chart.props.still) page.giveBack(library);
    }
  },
});

const DRAWING = [
  'import { parse } from "flowchart.ts";',
  'import { drawFlowchart } from "@bifolio/theme/drawing";',
  'export default (input) => drawFlowchart(parse, input);',
].join('\n');

const unknownPreset = (preset: string) =>
  ({
    severity: 'warning',
    code: 'flowchart-preset',
    message: `Invalid preset "${preset}" for a flowchart; using "vue".`,
    hint: `Use one of: ${PRESETS.join(', ')}.`,
  }) as const;

const tooLarge = (count: number) =>
  ({
    severity: 'warning',
    code: 'flowchart-size',
    message: `This flowchart has ${count} nodes. Browsers draw up to ${MOST_NODES}, because more would stop the page for seconds; readers see its text.`,
    hint: 'Split it into several flowcharts, or draw it with mermaid.',
  }) as const;
