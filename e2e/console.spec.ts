import { routes } from './routes.ts';
import { expect, test } from './test.ts';

/** Pages that one browser page walks through: to open one for each takes longer than what is looked at. */
const CHUNK = 10;

for (let start = 0; start < routes.length; start += CHUNK) {
  const some = routes.slice(start, start + CHUNK);
  test(`pages from ${some[0]} to ${some.at(-1)} load and hydrate without a word on the console`, async ({
    page,
  }) => {
    test.slow();
    for (const route of some) {
      await test.step(route, async () => {
        const response = await page.goto(route);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('main')).toBeVisible();
        await page.evaluate(wakeAll);
        await expect(page.locator('bi-island[failed]')).toHaveCount(0);
      });
    }
  });
}

/** Runs in the page: makes every island live, as a pointer on it would. */
async function wakeAll(): Promise<void> {
  type Island = HTMLElement & { wake(): Promise<void> };
  await customElements.whenDefined('bi-island');
  const islands = document.querySelectorAll<Island>('bi-island:not([hydrate=none])');
  await Promise.all([...islands].map((island) => island.wake()));
}
