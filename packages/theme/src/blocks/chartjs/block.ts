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
    });
  },
});

/** The script in a block of its own, so that it may declare `config` itself. */
const scriptCode = (script: string) =>
  `export default async () => { let config; {\n${script}\nreturn config;\n} };`;
