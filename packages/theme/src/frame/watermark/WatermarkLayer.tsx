'use client';

import { useDarkMode, useRoute } from 'bifolio/client';
import { useEffect } from 'react';
import type { WatermarkSettings } from './page-watermark.ts';

/** It lies over what one reads first. */
export const hydrate = 'idle';

/** Draws a watermark over the page, and again for what replaces the element that it covers. */
export function WatermarkLayer(settings: WatermarkSettings) {
  const { isDark } = useDarkMode();
  const route = useRoute();
  const json = JSON.stringify(settings);
  const place = settings.parent === 'body' ? 'body' : route;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place has another element to cover
  useEffect(() => {
    const { fontColor, ...rest } = JSON.parse(json) as WatermarkSettings;
    const off = new AbortController();
    const timer = setTimeout(async () => {
      const { drawWatermark } = await import('./draw-watermark.ts');
      await drawWatermark(
        { ...rest, fontColor: isDark ? fontColor.dark : fontColor.light, printColor: fontColor.light },
        off.signal,
      );
    }, rest.delay);
    return () => {
      clearTimeout(timer);
      off.abort();
    };
  }, [json, isDark, place]);

  return null;
}
