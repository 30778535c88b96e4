import { defineBlock } from 'bifolio/markdown';
import { stillOf } from '../../charts/at-build/still-of.ts';
import { chartAttributes } from '../../charts/chart-look.ts';
import { isLarge } from '../../charts/data-size.ts';
import { defineChart } from '../../charts/define-chart.ts';
import { chartjsOptions } from './options.ts';

/** `::: chartjs Title` around a fence with JSON, or with script that sets `config`. */
export default defineBlock({
  name: 'chartjs',
  options: chartjsOptions,
  tags: [{ names: ['ChartJS'], attributes: { config: 'any', script: 'text', ...chartAttributes } }],
  setup(md) {
    defineChart(md, {
      name: 'chartjs',
      component: 'ChartJS',
      data: 'config',
      library: 'export { default } from "chart.js/auto";',
      scriptCode,
      check: typeProblem,
    });
  },
  async settle(page) {
    for (const chart of page.components('ChartJS')) {
      const { config, problem } = chart.props;
      if (typeof config !== 'string' || problem || isLarge(config)) continue;
      const read = JSON.parse(config);
      if (typeProblem(read)) continue;
      chart.props.still = await stillOf(page, chart, {
        library: 'Chart.js',
        name: 'chartjs-drawing',
        code: DRAWING,
        input: { config: read },
      });
    }
  },
});

// Without paths of its own, Chart.js draws all by the context, which can then write SVG.
const DRAWING = [
  'import "data:text/javascript,delete globalThis.Path2D";',
  'import Chart from "chart.js/auto";',
  'import { drawChartJS } from "@bifolio/theme/drawing";',
  'export default (input) => drawChartJS(Chart, input);',
].join('\n');

/** https://www.chartjs.org/docs/latest/charts/: what the library brings along. */
const TYPES = ['bar', 'line', 'pie', 'doughnut', 'radar', 'polarArea', 'bubble', 'scatter'];

function typeProblem({ type, data }: Readonly<Record<string, unknown>>) {
  const sets = (data as { datasets?: unknown } | undefined)?.datasets;
  // Each set may have a type of its own.
  const types = [type, ...(Array.isArray(sets) ? sets.map((set) => set?.type) : [])];
  const wrong = types.find((one) => one !== undefined && !TYPES.includes(String(one)));
  return wrong === undefined
    ? undefined
    : {
        code: 'chartjs-type',
        message: `Chart.js has no type ${JSON.stringify(wrong)}, so nothing is drawn.`,
        hint: `Use one of: ${TYPES.join(', ')}.`,
      };
}

/** The script in a block of its own, so that it may declare `config` itself. */
const scriptCode = (script: string) =>
  `export default async () => { let config; {\n${script}\nreturn config;\n} };`;
