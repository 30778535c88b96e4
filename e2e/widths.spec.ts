import { routes } from './routes.ts';
import { expect, test } from './test.ts';

const widths = [320, 375, 768, 1024, 1440];

for (const route of routes) {
  test(`${route} never scrolls sideways`, async ({ page }) => {
    await page.goto(route);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overhang, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
