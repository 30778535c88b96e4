import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { launch, newPage } from '../browser/chromium.ts';
import { makeCold, type Prepared } from '../subjects/prepare.ts';
import { pageFile } from './build.ts';
import { startDev, untilAnswered } from './dev-server.ts';
import { median } from './median.ts';

const STARTS = 3;
const SAVES = 5;
const WATCHED = 3;

/** Times of working on a site. */
export interface DevTimes {
  /** From the command to the first page's heading on the screen; median of three starts. */
  firstPageSeconds: number;
  /** From saving a file to its new text on the screen; median of five. */
  saveMs: number;
}

/** Start dev three times with cold caches and open a page; then save it five times. */
export async function measureDev(prepared: Prepared): Promise<DevTimes> {
  const starts = [];
  for (let start = 0; start < STARTS; start++)
    starts.push(await measureStart(prepared, start === STARTS - 1));
  return {
    firstPageSeconds: median(starts.map(({ firstPageSeconds }) => firstPageSeconds)),
    saveMs: starts.at(-1)?.saveMs ?? 0,
  };
}

async function measureStart(prepared: Prepared, andSaves: boolean): Promise<DevTimes> {
  await makeCold(prepared);
  const page = prepared.corpus[WATCHED];
  if (!page) throw new Error('The corpus is too small to measure dev');
  await using browser = await launch();
  const tab = await newPage(browser);
  const start = performance.now();
  await using server = await startDev(prepared);
  const url = server.url + prepared.subject.address(page);
  await untilAnswered(url);
  await tab.goto(url, { waitUntil: 'commit' });
  await tab.getByRole('heading', { level: 1, name: page.title }).waitFor();
  await tab.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const firstPageSeconds = (performance.now() - start) / 1000;
  if (!andSaves) return { firstPageSeconds, saveMs: 0 };
  await sleep(3000);
  return { firstPageSeconds, saveMs: await measureSaves(prepared, tab) };
}

async function measureSaves(prepared: Prepared, tab: Page): Promise<number> {
  const file = pageFile(prepared, WATCHED);
  const text = await readFile(file, 'utf8');
  const times: number[] = [];
  try {
    for (let round = 0; round <= SAVES; round++) {
      const marker = `Saved the ${round}th time.`;
      const shown = tab.waitForFunction((words) => document.body.textContent?.includes(words), marker, {
        polling: 'raf',
      });
      const start = performance.now();
      await writeFile(file, text.replace(/\n\n## /, `\n\n${marker}\n\n## `));
      await shown;
      times.push(performance.now() - start);
      await sleep(1000);
    }
  } finally {
    await writeFile(file, text);
  }
  // The first save pays for what later ones find ready.
  return median(times.slice(1));
}
