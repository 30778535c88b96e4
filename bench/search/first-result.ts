import { setTimeout as wait } from 'node:timers/promises';
import { inspectPage } from '../browser/inspected-page.ts';
import type { Inspector } from '../browser/inspector.ts';

/** What the first result of a search has cost a reader. */
export interface FirstResult {
  bytes: number;
  ms: number;
}

/** What a page does when it is left alone is done by then, milliseconds. */
const SETTLED_MS = 1000;

/**
 * From the key that opens the dialog of a fresh visit to the first result for `word`, and what is fetched meanwhile. Playwright would
 * slow the scripts down, see `startInspector`.
 */
export async function firstResult(inspector: Inspector, url: string, word: string): Promise<FirstResult> {
  const page = await inspectPage(inspector, { width: 1440, height: 900 });
  await page.visit(url);
  await wait(SETTLED_MS);
  const ask = (expression: string) =>
    page.send<{ result: { value: unknown } }>('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
  await ask(`{ globalThis.shown = (${typeWhenOpened})(${JSON.stringify(word)}); undefined; }`);
  await page.send('Input.dispatchKeyEvent', { type: 'keyDown', key: '/', code: 'Slash', text: '/' });
  const { result } = await ask('globalThis.shown');
  await page.close();
  return result.value as FirstResult;
}

/** Runs in the page: waiting from outside would add the steps in which one looks again. */
function typeWhenOpened(word: string): Promise<FirstResult> {
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
  return new Promise((done) => {
    new MutationObserver((_, observer) => {
      const field = document.querySelector('dialog[open] input');
      if (field && !isTyped) {
        isTyped = true;
        setValue?.call(field, word);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (!document.querySelector('dialog[open] a[role=option]')) return;
      observer.disconnect();
      const ms = performance.now() - start;
      const fetched = performance.getEntriesByType('resource').filter(({ startTime }) => startTime >= start);
      const sizes = fetched.map((entry) => (entry as PerformanceResourceTiming).transferSize);
      done({ bytes: sizes.reduce((sum, size) => sum + size, 0), ms });
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
}
