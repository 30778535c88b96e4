import type { Page } from '@playwright/test';

/** Makes every island of the page live, as a pointer on it would, and waits until all are. */
export function wakeIslands(page: Page): Promise<void> {
  return page.evaluate(wakeAll);
}

/** Runs in the page. */
async function wakeAll(): Promise<void> {
  type Island = HTMLElement & { wake(): Promise<void> };
  await customElements.whenDefined('bi-island');
  const islands = document.querySelectorAll<Island>('bi-island:not([hydrate=none])');
  await Promise.all([...islands].map((island) => island.wake()));
}
