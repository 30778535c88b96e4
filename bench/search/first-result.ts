import type { Browser } from 'playwright-core';
import { newPage } from '../browser/chromium.ts';

/** From opening the dialog of a fresh visit to the first result for `word`, and what is fetched meanwhile. */
export async function firstResult(
  browser: Browser,
  url: string,
  word: string,
): Promise<{ bytes: number; ms: number }> {
  const page = await newPage(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const start = performance.now();
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('combobox').fill(word);
  await page.getByRole('option').first().waitFor();
  const ms = performance.now() - start;
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return { bytes, ms };
}
