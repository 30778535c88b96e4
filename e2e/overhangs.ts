import type { Page } from '@playwright/test';

const all = [320, 375, 768, 1024, 1440];

/**
 * Widths at which the page is wider than its window, by how much. The last width stays. The window is low meanwhile, and its size
 * is set below Playwright: what takes long is to draw the page each time.
 */
export async function overhangs(page: Page, widths: readonly number[] = all): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const width of widths) {
    await session.send('Emulation.setDeviceMetricsOverride', {
      width,
      height: 100,
      deviceScaleFactor: 1,
      mobile: false,
    });
    const [inner, overhang = 0] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [innerWidth, scrollWidth - clientWidth];
    });
    if (inner !== width) throw new Error(`The window is ${inner} px wide, not ${width}.`);
    if (overhang > 0) found.push(`${new URL(page.url()).pathname} by ${overhang} px at ${width} px`);
  }
  await session.detach();
  await page.setViewportSize({ width: widths.at(-1) ?? 1440, height: 800 });
  return found;
}
