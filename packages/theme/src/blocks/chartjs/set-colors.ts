import { readColors } from '../../charts/drawing/read-colors.ts';

/** What is used of Chart.js: its package may not be installed. */
export interface ChartModule {
  new (canvas: HTMLCanvasElement, config: object): { destroy(): void };
  defaults: {
    color: string;
    borderColor: string;
    font: { family: string };
    elements: { arc: { borderColor: string } };
    scales: { radialLinear: { ticks: { backdropColor: string } } };
  };
}

const SERIES = ['--info', '--warning', '--tip', '--important', '--accent'] as const;

/** Has Chart.js draw in the colors of tokens at an element. Gives those of series. */
export function setColors({ defaults }: ChartModule, element: HTMLElement): string[] {
  const colors = readColors(element, ['--text-soft', '--rule', '--bg', ...SERIES]);
  defaults.color = colors['--text-soft'];
  defaults.borderColor = colors['--rule'];
  defaults.elements.arc.borderColor = colors['--bg'];
  defaults.scales.radialLinear.ticks.backdropColor = 'transparent';
  return SERIES.map((name) => colors[name]);
}
