import { startWalk } from './overhangs.ts';
import { routes } from './routes.ts';
import { expect, test } from './test.ts';
import { wakeIslands } from './wake-islands.ts';

/** Pages that one browser page walks through: to open one for each takes longer than what is looked at. */
const CHUNK = 20;
test.use({ keepsCache: true });

for (let start = 0; start < routes.length; start += CHUNK) {
  const some = routes.slice(start, start + CHUNK);
  test(`pages from ${some[0]} to ${some.at(-1)} load and hydrate without a word on the console, and never scroll sideways`, async ({
    page,
  }) => {
    const walk = await startWalk(page);
    for (const route of some) {
      await test.step(route, async () => {
        const response = await walk.open(route);
        expect(response?.status()).toBe(200);
        // No locator: Playwright would compile its own script for each page.
        expect(await page.evaluate(() => document.querySelector('main')?.checkVisibility())).toBe(true);
        expect(await wakeIslands(page)).toEqual([]);
        expect(await walk.overhangs()).toEqual([]);
      });
    }
  });
}
