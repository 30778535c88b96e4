import { startWalk } from './overhangs.ts';
import { routes, samples } from './routes.ts';
import { expect, test } from './test.ts';

/** With script every page is looked at by `every-page.spec.ts`; what is different without is blocks, not languages. */
const pages = [...samples, ...routes.filter((route) => route.startsWith('/en/'))];
/** Pages that one browser page walks through. */
const CHUNK = 25;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, keepsCache: true, viewport: { width: 1024, height: 900 } });

  for (let start = 0; start < pages.length; start += CHUNK) {
    const some = pages.slice(start, start + CHUNK);
    test(`no page scrolls sideways, from ${some[0]} to ${some.at(-1)}`, async ({ page, allowProblems }) => {
      allowProblems(/status of 404/);
      const walk = await startWalk(page, [320, 768, 1024]);
      const found: string[] = [];
      for (const route of some) {
        await walk.open(route);
        found.push(...(await walk.overhangs()));
      }
      expect(found).toEqual([]);
    });
  }
});
