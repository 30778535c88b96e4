import type { Page } from '@playwright/test';

const all = [320, 375, 768, 1024, 1440];

/** Widths at which the page is wider than its window, by how much. The last width stays. */
export async function overhangs(page: Page, widths: readonly number[] = all): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const overhang = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    if (overhang > 0) found.push(`${new URL(page.url()).pathname} by ${overhang} px at ${width} px`);
  }
  return found;
}
