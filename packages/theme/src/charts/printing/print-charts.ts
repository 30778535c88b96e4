import { wakeIsland } from 'bifolio/runtime';
import { onWayToPrint } from './on-way-to-print.ts';

/** Charts without a picture: nobody has scrolled to them, or they are being drawn. */
const UNDRAWN = '.chart:has(.chart-tools[data-off]):not(:has(.chart-still, .chart-error, bi-island[failed]))';
/** How long they are waited for, milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Draws all charts when the reader presses the keys for printing, and prints then. A menu of the browser cannot be kept
 * waiting: they are drawn as soon as the reader is on the way to it.
 */
export default function drawBeforePrinting(signal: AbortSignal): void {
  const drawThenPrint = (event: KeyboardEvent) => {
    if (!isPrintKey(event) || undrawn().length === 0) return;
    event.preventDefault();
    void drawAll().then(() => print());
  };
  addEventListener('keydown', drawThenPrint, { signal });
  onWayToPrint(() => void drawAll(), signal);
}

const isPrintKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key === 'p' && (ctrlKey || metaKey) && !shiftKey && !altKey;

async function drawAll(): Promise<void> {
  for (const chart of undrawn())
    for (const tools of chart.querySelectorAll('.chart-tools')) void wakeIsland(tools);
  const end = performance.now() + PATIENCE_MS;
  while (undrawn().length > 0 && performance.now() < end) await nextFrame();
}

/** Those that would be printed: in tabs that are not shown, nothing is drawn rightly. */
const undrawn = () => [...document.querySelectorAll(UNDRAWN)].filter((chart) => chart.checkVisibility());

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
