import { BlindWatermark, Watermark } from '../../libraries/watermark.ts';
import type { WatermarkSettings } from './page-watermark.ts';

/** A watermark for one appearance. */
export interface DrawnWatermark extends Omit<WatermarkSettings, 'fontColor'> {
  fontColor: string;
  /** Color of the text on paper. */
  printColor: string;
}

type LibraryOptions = NonNullable<ConstructorParameters<typeof Watermark>[0]>;

/**
 * Covers an element with a watermark until `signal` fires. Whoever removes or alters it gets it back. Nothing happens where the
 * element is not there.
 */
export async function drawWatermark(settings: DrawnWatermark, signal: AbortSignal): Promise<void> {
  const { delay: _, printColor, movable, ...options } = settings;
  const parent = document.querySelector<HTMLElement>(options.parent);
  if (!parent || signal.aborted) return;
  const Library = options.mode === 'blind' ? BlindWatermark : Watermark;
  const watermark = new Library({ ...options, movable: movable && !prefersStill() } as LibraryOptions);
  if (parent !== document.body) parent.dataset.watermarked = '';
  signal.addEventListener('abort', () => {
    // What is still being drawn would be shown all the same: it gets an element that nobody sees.
    void watermark.changeOptions({ parent: document.createElement('div') }, 'append', false);
    watermark.destroy();
    delete parent.dataset.watermarked;
  });
  const color = (fontColor: string) => void watermark.changeOptions({ fontColor }, 'append');
  if (printColor !== options.fontColor) {
    addEventListener('beforeprint', () => color(printColor), { signal });
    addEventListener('afterprint', () => color(options.fontColor), { signal });
  }
  await watermark.create();
}

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
