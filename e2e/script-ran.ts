import type { Page } from '@playwright/test';

/** Waits until a script that the page fetches on demand has run: from then on it hears of keys and clicks. */
export async function scriptRan(page: Page, name: string): Promise<void> {
  const address = await page.waitForFunction(
    (part) =>
      performance.getEntriesByType('resource').find((entry) => new URL(entry.name).pathname.includes(part))
        ?.name,
    name,
  );
  // To be downloaded is not enough. Whoever imports the same module hears of it after the page has.
  await page.evaluate((url = '') => import(url).then(() => {}), await address.jsonValue());
}
