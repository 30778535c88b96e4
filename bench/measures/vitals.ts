import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { newPage, slowNetwork, slowProcessor } from '../browser/chromium.ts';
import { median } from './median.ts';

const RUNS = 5;
const SETTLE_MS = 4000;

/** What a reader with a slow phone feels: 4x slower processor, slow 4G. Medians of five cold loads. */
export interface Vitals {
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** The longest task that ends after the first paint, 0 where none takes 50 ms. */
  longestTaskMs: number;
  /** LCP of the same page with its script files blocked. */
  lcpWithoutScriptMs: number;
}

interface Observed {
  lcp: number;
  cls: number;
  paint: number;
  /** Those of more than 50 ms. */
  tasks: { end: number; duration: number }[];
}

/** Measure a page's vitals. */
export async function measureVitals(browser: Browser, url: string): Promise<Vitals> {
  const plain: Observed[] = [];
  const full: Observed[] = [];
  for (let run = 0; run < RUNS; run++) {
    full.push(await loadOnce(browser, url, { script: true }));
    plain.push(await loadOnce(browser, url, { script: false }));
  }
  return {
    lcpMs: median(full.map(({ lcp }) => lcp)),
    tbtMs: median(full.map(blockingTime)),
    cls: median(full.map(({ cls }) => cls)),
    longestTaskMs: median(full.map(longestTask)),
    lcpWithoutScriptMs: median(plain.map(({ lcp }) => lcp)),
  };
}

const blockingTime = ({ tasks }: Observed) => tasks.reduce((sum, { duration }) => sum + duration - 50, 0);

const longestTask = ({ tasks, paint }: Observed) =>
  Math.max(0, ...tasks.filter(({ end }) => end > paint).map(({ duration }) => duration));

async function loadOnce(browser: Browser, url: string, { script }: { script: boolean }): Promise<Observed> {
  const page = await newPage(browser, { small: true });
  const session = await slowProcessor(page, 4);
  await slowNetwork(session);
  if (!script) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await sleep(SETTLE_MS);
  const observed = await readObserved(page);
  await page.context().close();
  return observed;
}

function readObserved(page: Page): Promise<Observed> {
  return page.evaluate(() => Reflect.get(window, 'observed') as Observed);
}

/** Runs in the page before anything else. */
function observe(): void {
  const observed: Observed = { lcp: 0, cls: 0, paint: 0, tasks: [] };
  Object.assign(window, { observed });
  const on = (type: string, use: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => {
    observed.lcp = startTime;
  });
  on('paint', ({ startTime }) => {
    observed.paint ||= startTime;
  });
  on('longtask', ({ startTime, duration }) => {
    observed.tasks.push({ end: startTime + duration, duration });
  });
  on('layout-shift', (entry) => {
    observed.cls += Number(Reflect.get(entry, 'value'));
  });
}
