import { documentAppearance } from 'bifolio/runtime';
import { drawWatermark } from './draw-watermark.ts';
import type { WatermarkSettings } from './page-watermark.ts';

/** The watermark that is shown: what it is drawn of, and how to take it away. */
interface Cover {
  key: string;
  stop(): void;
}

/** Gives a function that draws the watermark of the page unless it is there, and takes away that of the page before. */
export function createCover(): () => void {
  const appearance = documentAppearance();
  let cover: Cover | undefined;

  function update() {
    const { isDark } = appearance.get();
    const settings = settingsOfPage();
    // Another place has another element to cover.
    const place = settings?.parent === 'body' ? '' : location.pathname;
    const key = settings ? JSON.stringify([settings, isDark, place]) : '';
    if (key === (cover?.key ?? '')) return;
    cover?.stop();
    cover = settings && { key, stop: draw(settings, isDark) };
  }
  appearance.subscribe(update);
  return update;
}

function settingsOfPage(): WatermarkSettings | undefined {
  const json = document.querySelector<HTMLElement>('[data-watermark]')?.dataset.watermark;
  return json === undefined ? undefined : (JSON.parse(json) as WatermarkSettings);
}

function draw({ fontColor, ...rest }: WatermarkSettings, isDark: boolean): () => void {
  const off = new AbortController();
  const colors = { fontColor: isDark ? fontColor.dark : fontColor.light, printColor: fontColor.light };
  const timer = setTimeout(() => drawWatermark({ ...rest, ...colors }, off.signal), rest.delay);
  return () => {
    clearTimeout(timer);
    off.abort();
  };
}
