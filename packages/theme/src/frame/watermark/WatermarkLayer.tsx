import type { WatermarkSettings } from './page-watermark.ts';

/** Says what watermark lies over the page; `cover-page.ts` draws it. */
export function WatermarkLayer(settings: WatermarkSettings) {
  return <div data-watermark={JSON.stringify(settings)} />;
}
