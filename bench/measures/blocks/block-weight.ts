import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { newPage } from '../../browser/chromium.ts';

/** Without an answer for so long, nothing more is coming. */
const QUIET_MS = 2000;

/** What the site sends of a page with a block below several screens of prose, in bytes after brotli. */
export interface BlockWeight {
  htmlAndCss: number;
  /** Script before the block is seen. */
  before: number;
  /** Script, style and documents of frames once it is on the screen. */
  seen: number;
  /** The same once each of its buttons has been pressed. */
  used: number;
}

/** Open a page, scroll to its end, press every button of its text. Other hosts answer nothing. */
export async function weighBlockPage(browser: Browser, url: string): Promise<BlockWeight> {
  const page = await newPage(browser);
  const { origin } = new URL(url);
  await page.context().route(
    (address) => address.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
  const sent: { isScript: boolean; bytes: Promise<number> }[] = [];
  page.context().on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!response.url().startsWith(origin) || !/html|css|javascript/.test(type)) return;
    const bytes = response.body().then((body) => brotliCompressSync(body).length);
    sent.push({ isScript: type.includes('javascript'), bytes: bytes.catch(() => 0) });
  });
  /** What came since it was asked last, once nothing more comes. */
  async function arrived() {
    for (let count = -1; count !== sent.length; ) {
      count = sent.length;
      await sleep(QUIET_MS);
    }
    const [script, rest] = [
      sent.filter(({ isScript }) => isScript),
      sent.filter(({ isScript }) => !isScript),
    ];
    sent.length = 0;
    return { script: await sum(script), rest: await sum(rest) };
  }

  await page.goto(url, { waitUntil: 'load' });
  const opened = await arrived();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const seen = await arrived();
  await pressAll(page);
  const used = await arrived();
  await page.context().close();
  return {
    htmlAndCss: opened.rest,
    before: opened.script,
    seen: seen.script + seen.rest,
    used: used.script + used.rest,
  };
}

async function pressAll(page: Page): Promise<void> {
  for (const button of await page.locator('main button:visible').all()) {
    await button.click({ timeout: 2000 }).catch(() => {});
    await page.keyboard.press('Escape');
  }
}

async function sum(parts: readonly { bytes: Promise<number> }[]): Promise<number> {
  return (await Promise.all(parts.map(({ bytes }) => bytes))).reduce((total, bytes) => total + bytes, 0);
}
