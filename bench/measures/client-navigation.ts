import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { newPage, slowProcessor } from '../browser/chromium.ts';
import { median } from './median.ts';

const RUNS = 7;
const PREFETCH_MS = 1500;

/**
 * Milliseconds from the click on a link in the text to the next page's heading, on a 4x slower processor, after the
 * pointer has rested on the link. Median of seven clicks in fresh tabs; `NaN` when the site reloads the page instead.
 */
export async function measureClientNavigation(browser: Browser, url: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const page = await newPage(browser);
    await page.goto(url, { waitUntil: 'networkidle' });
    await slowProcessor(page, 4);
    times.push(await clickOnce(page));
    await page.context().close();
  }
  return median(times);
}

async function clickOnce(page: Page): Promise<number> {
  const link = page.getByRole('link', { name: 'Related page 1', exact: true });
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await sleep(PREFETCH_MS);
  await page.evaluate(watchHeading);
  await link.click();
  const time = page.waitForFunction(() => Reflect.get(window, 'headingMs') as number | undefined, undefined, {
    timeout: 10_000,
  });
  return time.then((handle) => handle.jsonValue()).then(Number, () => Number.NaN);
}

/** Runs in the page: note how long after the next click the heading changes. */
function watchHeading(): void {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  addEventListener(
    'click',
    ({ timeStamp }) => {
      new MutationObserver((_, observer) => {
        const now = heading();
        if (!now || now === before) return;
        observer.disconnect();
        Object.assign(window, { headingMs: performance.now() - timeStamp });
      }).observe(document, { childList: true, subtree: true, characterData: true });
    },
    { capture: true, once: true },
  );
}
