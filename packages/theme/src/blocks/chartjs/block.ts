import { componentTokens, defineBlock, defineRawContainer, prepareProps } from 'bifolio/markdown';
import { isLarge, tooMuchData } from '../../charts/data-size.ts';
import { invalidJson, jsonProblem, readFencedChart } from '../../charts/fenced-chart.ts';
import { titleOf } from '../../charts/title-of.ts';
import { chartjsOptions } from './options.ts';

/** `::: chartjs Title` around a fence with JSON, or with script that sets `config`. */
export default defineBlock({
  name: 'chartjs',
  options: chartjsOptions,
  tags: [{ names: ['ChartJS'], attributes: ['config', 'script', 'title', 'height'] }],
  setup(md) {
    defineRawContainer(md, 'chartjs', ({ Token, info, attributes, lines, map, context }) => {
      const chart = readFencedChart(lines);
      if (!chart) context.report({ ...NO_FENCE, line: map[0] + 1 });
      const own = chart?.kind === 'script' ? { script: chart.source } : { config: chart?.source };
      const props = { ...own, title: attributes.title ?? titleOf(info), height: attributes.height };
      return componentTokens(Token, { name: 'ChartJS', props, text: chart?.source }, map);
    });
    prepareProps(md, ['ChartJS'], (props, tools) => {
      const { config, script } = props;
      const problem = typeof config === 'string' ? jsonProblem(config) : undefined;
      if (problem) tools.report(invalidJson(problem));
      else if (typeof config === 'string' && isLarge(config)) tools.report(tooMuchData(config));
      return {
        ...props,
        problem,
        library: tools.bundle({ name: 'chartjs', code: 'export { default } from "chart.js/auto";' }),
        ...(typeof script === 'string' && {
          module: tools.bundle({ name: 'chart', code: scriptCode(script), isPrivate: true }),
        }),
      };
    });
  },
});

const NO_FENCE = {
  severity: 'warning',
  code: 'chartjs-without-data',
  message: 'This chartjs container has no chart.',
  hint: 'Put a json or js fence into it.',
} as const;

/** The script in a block of its own, so that it may declare `config` itself. */
const scriptCode = (script: string) =>
  `export default async () => { let config; {\n${script}\nreturn config;\n} };`;
