import { onResize } from '../../charts/drawing/on-resize.ts';
import { readColors } from '../../charts/drawing/read-colors.ts';
import type { Drawing, DrawingPlace } from '../../charts/types.ts';
import { chartTheme } from './chart-theme.ts';

interface ChartInput {
  library: string;
  option?: string;
  module?: string;
}

/** Draws a chart that reacts to the reader. */
export async function drawEChart(
  { element, signal }: DrawingPlace,
  { library, option, module }: ChartInput,
): Promise<Drawing> {
  const { echarts, setup } = (await import(/* @vite-ignore */ library)) as Library;
  prepared ??= Promise.resolve(setup?.(echarts));
  await prepared;
  if (signal.aborted) return {};
  const colors = readColors(element, ['--text', '--text-soft', '--rule', '--bg', ...SERIES]);
  const theme = chartTheme({
    text: colors['--text'],
    soft: colors['--text-soft'],
    rule: colors['--rule'],
    ground: colors['--bg'],
    series: SERIES.map((name) => colors[name]),
  });
  const chart = echarts.init(element, theme);
  try {
    const made: Made = module
      ? await runScript(module, echarts, chart)
      : { option: JSON.parse(option ?? '{}') };
    if (made.width || made.height) chart.resize({ width: made.width, height: made.height });
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (made.option) chart.setOption({ ...made.option, ...(isStill && { animation: false }) });
    const stop = onResize(element, () => chart.resize({ width: made.width, height: made.height }));
    return {
      async toFile() {
        const url = chart.getDataURL({ pixelRatio: 2, backgroundColor: colors['--bg'] });
        return { blob: toBlob(url), extension: 'png' };
      },
      dispose() {
        stop();
        chart.dispose();
      },
    };
  } catch (error) {
    chart.dispose();
    throw error;
  }
}

const SERIES = ['--info', '--warning', '--tip', '--important', '--accent'] as const;

let prepared: Promise<unknown> | undefined;

async function runScript(address: string, echarts: object, chart: EChart): Promise<Made> {
  const { default: run } = (await import(/* @vite-ignore */ address)) as { default: Script };
  return run(echarts, chart);
}

/** A `data:` address cannot be fetched under the policy. */
function toBlob(dataUrl: string): Blob {
  const bytes = Uint8Array.from(atob(dataUrl.split(',')[1] ?? ''), (char) => char.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
}

type Script = (echarts: object, chart: EChart) => Promise<Made>;

/** What a script may set. */
interface Made {
  option?: object;
  width?: number;
  height?: number;
}

// What is used of ECharts: its package may not be installed.
interface Library {
  echarts: { init(element: HTMLElement, theme: object): EChart };
  setup?(echarts: object): unknown;
}
interface EChart {
  setOption(option: object): void;
  resize(size: { width?: number; height?: number }): void;
  getDataURL(options: object): string;
  dispose(): void;
}
