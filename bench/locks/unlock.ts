import type { Browser } from 'playwright-core';
import { newPage, slowProcessor } from '../browser/chromium.ts';

/** What a reader feels who types a password, on a 4x slower processor. */
export interface Unlocking {
  /** From Enter to the text. */
  ms: number;
  /** Longest task of the main thread from Enter on, layout and paint among them. */
  longestTaskMs: number;
  /** Of the ciphertext. */
  textBytes: number;
}

/** Opens one page with its password. */
export async function unlock(browser: Browser, url: string, password: string): Promise<Unlocking> {
  const page = await newPage(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  await slowProcessor(page, 4);
  const textBytes = await page
    .locator('bi-lock script')
    .evaluate(({ textContent }) => (textContent ?? '').length);
  const field = page.locator('bi-lock input');
  await field.fill(password);
  await page.evaluate(observe);
  await field.press('Enter');
  await page.waitForFunction(() => Reflect.has(window, 'opened'), undefined, { timeout: 120_000 });
  await page.waitForTimeout(2000);
  const measured = await page.evaluate(
    () => Reflect.get(window, 'opened') as { ms: number; tasks: number[] },
  );
  await page.context().close();
  return { ms: measured.ms, longestTaskMs: Math.max(0, ...measured.tasks), textBytes };
}

/** Longest task, in milliseconds, of loading a page without a lock on such a processor: what a browser takes for it anyway. */
export async function longestTaskOfLoading(browser: Browser, url: string): Promise<number> {
  const page = await newPage(browser);
  await slowProcessor(page, 4);
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const tasks = await page.evaluate(() => Reflect.get(window, 'tasks') as number[]);
  await page.context().close();
  return Math.max(0, ...tasks);
}

/** Runs in the page before Enter. */
function observe(): void {
  const tasks: number[] = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
  let start = 0;
  addEventListener('keydown', ({ timeStamp }) => (start ||= timeStamp), { capture: true });
  const look = () => {
    if (document.querySelector('bi-lock') || start === 0) return requestAnimationFrame(look);
    // Painted with the next frame.
    return requestAnimationFrame(() =>
      Object.assign(window, { opened: { ms: performance.now() - start, tasks } }),
    );
  };
  look();
}
