import type { Page } from '@playwright/test';
import { routes, samples } from './routes.ts';
import { expect, test } from './test.ts';

const widths = [320, 375, 768, 1024, 1440];
/** Pages that one browser page walks through: too many for a trace. */
const CHUNK = 20;
test.use({ trace: 'off' });

/** Widths at which the page is wider than its window. */
async function overhangs(page: Page): Promise<string[]> {
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (let start = 0; start < routes.length; start += CHUNK) {
    const some = routes.slice(start, start + CHUNK);
    test(`no page scrolls sideways, from ${some[0]} to ${some.at(-1)}`, async ({ page }) => {
      test.slow();
      const found: string[] = [];
      for (const route of some) {
        await page.goto(route);
        found.push(...(await overhangs(page)));
      }
      expect(found).toEqual([]);
    });
  }
});

for (const route of samples) {
  test(`${route} never scrolls sideways, with script`, async ({ page, allowProblems }) => {
    allowProblems(/status of 404/);
    await page.goto(route);
    await page.waitForLoadState('networkidle');
    expect(await overhangs(page)).toEqual([]);
  });
}
