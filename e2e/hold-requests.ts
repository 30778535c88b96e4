import type { Page } from '@playwright/test';

/** Keeps requests whose addresses match waiting. Gives what lets them go on. */
export async function holdRequests(page: Page, matching: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(matching, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
