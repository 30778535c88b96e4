import { fileURLToPath } from 'node:url';
import { createWorkBudget, defineBlock } from 'bifolio/markdown';
import { chartAttributes, fenceLook } from '../../charts/chart-look.ts';
import { isLarge } from '../../charts/data-size.ts';
import { defineChart } from '../../charts/define-chart.ts';
import { jsonProblem } from '../../charts/fenced-chart.ts';
import { drawStill } from './draw-still.ts';
import { echartsOptions } from './options.ts';

/** `::: echarts Title` around a fence with JSON or script, or a fence ` ```echarts:Title ` with JSON. */
export default defineBlock({
  name: 'echarts',
  options: echartsOptions,
  tags: [{ names: ['ECharts'], attributes: { option: 'any', script: 'text', ...chartAttributes } }],
  fences: {
    languages: (language) => language === 'echarts',
    component: 'ECharts',
    props: (fence, context) => ({ option: fence.source, ...fenceLook(fence, context) }),
  },
  setup(md, { echarts }) {
    const setup = typeof echarts === 'object' ? echarts.setup : undefined;
    defineChart(md, {
      name: 'echarts',
      component: 'ECharts',
      data: 'option',
      library: libraryCode(setup),
      scriptCode,
    });
  },
  async settle(page, { echarts }) {
    const setup = typeof echarts === 'object' ? echarts.setup : undefined;
    if (setup) page.dependsOn(pathOf(setup));
    const charts = page.components('ECharts');
    const budget = charts.length > 0 ? createWorkBudget(DRAWING) : undefined;
    for (const { props, line } of charts) {
      if (typeof props.option !== 'string' || isLarge(props.option) || jsonProblem(props.option)) continue;
      const library = page.installed('echarts/index.js');
      if (!library || !budget) continue;
      const drawn = await drawStill(props.option, {
        library,
        setup: setup && pathOf(setup),
        prefix: `e${line}-`,
        budget,
      });
      const isHeavy = drawn.svg !== undefined && drawn.svg.length > MOST_STILL;
      if (!isHeavy) props.still = drawn.svg;
      if (isHeavy) page.report({ ...heavyStill(drawn.svg?.length ?? 0), line });
      if (drawn.problem)
        page.report({
          severity: 'warning',
          code: 'echarts-still',
          line,
          message: `ECharts can't draw this chart at build time: ${drawn.problem}`,
          hint: 'Fix the option, or use a js fence if the chart needs a browser.',
        });
    }
  },
});

/** A chart takes some hundredths of a second. */
const DRAWING = { eachMs: 2000, allMs: 2000 };

/** Characters of a picture: some 6 kB after brotli, a fifth of what a page may have. */
const MOST_STILL = 64_000;

const heavyStill = (length: number) =>
  ({
    severity: 'warning',
    code: 'echarts-still-size',
    message: `The image of this chart has ${Math.round(length / 1000)} kB of SVG, so it is omitted: readers without script see its data.`,
    hint: 'Draw less, such as `"showSymbol": false` for a line or fewer points, or use a js fence, which never has an image.',
  }) as const;

const pathOf = (module: string) => (module.startsWith('file:') ? fileURLToPath(module) : module);

const libraryCode = (setup: string | undefined) =>
  `export * as echarts from "echarts";\n${setup ? `export { default as setup } from ${JSON.stringify(pathOf(setup))};` : ''}`;

/** The script in a block of its own, so that it may declare `option` itself. */
const scriptCode = (script: string) =>
  `export default async (echarts, myChart) => { let option, width, height; {\n${script}\nreturn { option, width, height };\n} };`;
