import { pathToFileURL } from 'node:url';
import type { WorkBudget } from 'bifolio/markdown';
import { cleanSvg } from '../../charts/drawing/clean-svg.ts';
import { thinGradients } from '../../charts/drawing/thin-gradients.ts';
import { chartTheme } from './chart-theme.ts';

/** Pixels of the picture; it scales with its place. */
const STILL = { width: 720, height: 400 };

/** Stand for tokens until the picture is in the page, where style sheets know what they are. */
const MARKS = {
  text: '#010101',
  soft: '#020202',
  rule: '#030303',
  ground: '#040404',
  series: ['#050501', '#050502', '#050503', '#050504', '#050505'],
};

/** What ECharts writes where nobody has chosen a color, too. */
const TOKENS: Readonly<Record<string, string>> = {
  [MARKS.text]: 'text',
  [MARKS.soft]: 'soft',
  [MARKS.rule]: 'rule',
  [MARKS.ground]: 'ground',
  '#333': 'text',
  'rgb(255,255,255)': 'ground',
  ...Object.fromEntries(MARKS.series.map((color, index) => [color, String(index + 1)])),
};

interface StillInput {
  /** Path of ECharts. */
  library: string;
  /** Path of the site's set-up module. */
  setup?: string;
  /** Goes before the ids of the picture. */
  prefix: string;
  /** Of all charts on the page: an option may ask for millions of lines. */
  budget: WorkBudget;
}

/** The picture of a chart as SVG, drawn by ECharts without a browser, or why there is none. */
export async function drawStill(
  option: string,
  { library, setup, prefix, budget }: StillInput,
): Promise<{ svg?: string; problem?: string }> {
  try {
    const echarts = (await import(/* @vite-ignore */ pathToFileURL(library).href)) as EChartsModule;
    if (setup) {
      const module = await import(/* @vite-ignore */ pathToFileURL(setup).href);
      await module.default(echarts);
    }
    return {
      svg: withChart(echarts, (chart) =>
        budget.run(() => cleanSvg(svgOf(chart, option), { prefix, tokens: TOKENS })),
      ),
    };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** Drawing that is ended runs no `finally` of its own, and a chart that is not disposed of keeps the process alive. */
function withChart<T>(echarts: EChartsModule, draw: (chart: Chart) => T): T {
  const chart = echarts.init(null, chartTheme(MARKS), { renderer: 'svg', ssr: true, ...STILL });
  try {
    return draw(chart);
  } finally {
    chart.dispose();
  }
}

function svgOf(chart: Chart, option: string): string {
  chart.setOption({ ...JSON.parse(option), animation: false });
  return thinGradients(roundPlaces(chart.renderToSVGString()));
}

/** ECharts rounds paths, but not the places of words: `x="278.68272016354706"`. */
const roundPlaces = (svg: string) =>
  svg.replace(/ ([xy])="(-?\d+\.\d{2,})"/g, (_, name, value) => ` ${name}="${Math.round(value * 10) / 10}"`);

interface Chart {
  setOption(option: object): void;
  renderToSVGString(): string;
  dispose(): void;
}

interface EChartsModule {
  init(element: null, theme: object, options: object): Chart;
}
