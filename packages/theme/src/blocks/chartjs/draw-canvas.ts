import type { Drawing, DrawingPlace } from '../../charts/types.ts';
import { type ChartModule, setColors } from './set-colors.ts';
import { type ChartConfig, withColors } from './with-colors.ts';

interface CanvasInput {
  library: string;
  config?: string;
  module?: string;
}

/** Draws a chart of Chart.js onto a canvas. */
export async function drawCanvas(
  { element, signal }: DrawingPlace,
  { library, config, module }: CanvasInput,
): Promise<Drawing> {
  const { default: Chart } = (await import(/* @vite-ignore */ library)) as { default: ChartModule };
  const written = module ? await runScript(module) : JSON.parse(config ?? '{}');
  if (signal.aborted) return {};
  const series = setColors(Chart, element);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const canvas = document.createElement('canvas');
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', element.closest('figure')?.getAttribute('aria-label') ?? '');
  const box = Object.assign(document.createElement('div'), { className: 'chart-canvas' });
  box.append(canvas);
  element.append(box);
  const chart = new Chart(canvas, {
    ...withColors(written, series),
    options: { ...written.options, maintainAspectRatio: false, ...(isStill && { animation: false }) },
  });
  return {
    toFile: () =>
      new Promise((resolve, reject) =>
        canvas.toBlob((blob) =>
          blob ? resolve({ blob, extension: 'png' }) : reject(new Error('Nothing drawn.')),
        ),
      ),
    dispose: () => chart.destroy(),
  };
}

async function runScript(address: string): Promise<ChartConfig> {
  const { default: run } = (await import(/* @vite-ignore */ address)) as {
    default(): Promise<ChartConfig | undefined>;
  };
  const config = await run();
  if (!config) throw new Error('The script does not set "config".');
  return config;
}
