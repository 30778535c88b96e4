import type { Page } from '@playwright/test';

/** Makes every island of the page live, as a pointer on it would, waits until all are, and gives those that have failed. */
export function wakeIslands(page: Page): Promise<string[]> {
  return page.evaluate(wakeAll);
}

/** Runs in the page. */
async function wakeAll(): Promise<string[]> {
  type Island = HTMLElement & { wake(): Promise<void> };
  await customElements.whenDefined('bi-island');
  const islands = document.querySelectorAll<Island>('bi-island:not([hydrate=none])');
  await Promise.all([...islands].map((island) => island.wake()));
  return [...document.querySelectorAll('bi-island[failed]')].map(({ outerHTML }) => outerHTML.slice(0, 100));
}
