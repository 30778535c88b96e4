import { type DrawingInput, drawBoth } from '../../charts/at-build/draw-both.ts';
import { createSvgCanvas } from '../../charts/at-build/svg-canvas.ts';
import { type ChartModule, setColors } from './set-colors.ts';
import { type ChartConfig, withColors } from './with-colors.ts';

interface CanvasInput extends DrawingInput {
  config: ChartConfig;
}

/** Pixels of the picture; it scales with its place. */
const SIZE = { width: 720, height: 400 };

/** A chart of Chart.js as it stands in pages until it is seen, drawn while the site is built. */
export const drawChartJS = (Chart: ChartModule, { config, ...page }: CanvasInput) =>
  drawBoth(page, async ({ element, font }) => {
    const series = setColors(Chart, element);
    Chart.defaults.font.family = font;
    const written = structuredClone(config);
    const { canvas, svg } = createSvgCanvas(SIZE);
    element.append(svg);
    new Chart(canvas, {
      ...withColors(written, series),
      options: {
        ...written.options,
        ...{ responsive: false, animation: false, devicePixelRatio: 1, maintainAspectRatio: false },
      },
    });
    return svg;
  });
