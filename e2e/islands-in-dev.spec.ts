import { routes } from './routes.ts';
import { expect, test } from './test.ts';
import { wakeIslands } from './wake-islands.ts';

/** The pages with components, in one language: what dev does differently is how it serves their scripts. */
const pages = routes.filter((route) => /^\/en\/guide\/(?:components|features|markdown)\//.test(route));
const CHUNK = 15;
test.use({ keepsCache: true });

for (let start = 0; start < pages.length; start += CHUNK) {
  const some = pages.slice(start, start + CHUNK);
  test(`in dev every island hydrates, from ${some[0]} to ${some.at(-1)}`, async ({ page }) => {
    for (const route of some) {
      await test.step(route, async () => {
        await page.goto(route);
        expect(await wakeIslands(page)).toEqual([]);
      });
    }
  });
}
