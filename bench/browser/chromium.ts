import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { chromiumArgs, findChromium } from '../../scripts/find-chromium.mjs';

/** Start the Chromium that everything is measured in. */
export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
}

/** A page with a fresh cache, of a phone's size when `small`. The caller closes its context. */
export async function newPage(browser: Browser, { small = false } = {}): Promise<Page> {
  const viewport = small ? { width: 412, height: 823 } : { width: 1440, height: 900 };
  return (await browser.newContext({ viewport })).newPage();
}

/** Slow the processor down by `factor`, as Lighthouse does. */
export async function slowProcessor(page: Page, factor: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
  return session;
}

/** Slow the network down to Lighthouse's slow 4G: 150 ms round trip and 1.6 Mbit/s, with its factors for applied throttling. */
export async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150 * 3.75,
    downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 0.9 * 1024 * 1024) / 8,
  });
}
