import { defineBlock } from 'bifolio/markdown';
import { defineChart } from '../../charts/define-chart.ts';
import { chartjsOptions } from './options.ts';

/** `::: chartjs Title` around a fence with JSON, or with script that sets `config`. */
export default defineBlock({
  name: 'chartjs',
  options: chartjsOptions,
  tags: [{ names: ['ChartJS'], attributes: ['config', 'script', 'title', 'height'] }],
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
});

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
