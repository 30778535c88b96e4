import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';
import { newPage } from '../browser/chromium.ts';

const IDLE_MS = 3000;

/** What one page sends, in bytes after brotli. */
export interface Weight {
  htmlAndCss: number;
  /** Script requested before the page's load event. */
  readingScript: number;
  /** Script requested within three seconds after it, untouched. */
  idleScript: number;
}

/** Load a page once with an empty cache and weigh what arrives. */
export async function measureWeight(browser: Browser, url: string): Promise<Weight> {
  const page = await newPage(browser);
  const early: Response[] = [];
  const late: Response[] = [];
  let loaded = false;
  page.on('load', () => (loaded = true));
  const isEarly = new Map<unknown, boolean>();
  page.on('request', (request) => isEarly.set(request, !loaded));
  page.on('response', (response) => (isEarly.get(response.request()) ? early : late).push(response));
  await page.goto(url, { waitUntil: 'load' });
  await sleep(IDLE_MS);
  const weight = {
    htmlAndCss: await sizeOf(early, /html|css/),
    readingScript: await sizeOf(early, /javascript/),
    idleScript: await sizeOf(late, /javascript/),
  };
  await page.context().close();
  return weight;
}

async function sizeOf(responses: readonly Response[], type: RegExp): Promise<number> {
  const matching = responses.filter((response) => type.test(response.headers()['content-type'] ?? ''));
  const sizes = await Promise.all(
    matching.map(async (response) => brotliCompressSync(await response.body()).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
