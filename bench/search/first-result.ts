import type { Browser } from 'playwright-core';
import { newPage } from '../browser/chromium.ts';

/** What the first result of a search has cost a reader. */
export interface FirstResult {
  bytes: number;
  ms: number;
}

/** From the key that opens the dialog of a fresh visit to the first result for `word`, and what is fetched meanwhile. */
export async function firstResult(browser: Browser, url: string, word: string): Promise<FirstResult> {
  const page = await newPage(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.evaluate(typeWhenOpened, word);
  await page.keyboard.press('/');
  const handle = await page.waitForFunction(
    () => Reflect.get(window, 'firstResultMs') as number | undefined,
    undefined,
    { timeout: 10_000 },
  );
  const ms = Number(await handle.jsonValue());
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return { bytes, ms };
}

/** Runs in the page: waiting from outside would add the steps in which Playwright looks again. */
function typeWhenOpened(word: string): void {
  let start = 0;
  let isTyped = false;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      start = timeStamp;
    },
    { capture: true, once: true },
  );
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  new MutationObserver((_, observer) => {
    const field = document.querySelector('dialog[open] input');
    if (field && !isTyped) {
      isTyped = true;
      setValue?.call(field, word);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (!document.querySelector('dialog[open] a[role=option]')) return;
    observer.disconnect();
    Object.assign(window, { firstResultMs: performance.now() - start });
  }).observe(document, { childList: true, subtree: true, attributes: true });
}
