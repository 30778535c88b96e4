import { mkdtempSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { openScanCache } from './scan-cache.ts';

afterEach(() => void vi.useRealTimers());

/** A page's file, and a place for the cache. */
function place() {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-scan-'));
  const page = join(root, 'page.md');
  writeFileSync(page, 'one');
  return { page, cache: join(root, '.bifolio/scan') };
}

/** Scans the file `laterMs` after its last change; gives its first heading and whether the file was read. */
function scan(cache: string, page: string, laterMs = 1000) {
  vi.useFakeTimers({ toFake: ['Date'], now: statSync(page).ctimeMs + laterMs });
  let hasRead = false;
  const opened = openScanCache(cache);
  const { heading } = opened.summary(page, () => {
    hasRead = true;
    return { frontmatter: {}, locked: false, heading: readFileSync(page, 'utf8'), hash: '', problems: [] };
  });
  opened.save();
  return [heading, hasRead];
}

test('a file that has not changed is not read again', () => {
  const { page, cache } = place();
  expect(scan(cache, page)).toEqual(['one', true]);
  expect(scan(cache, page)).toEqual(['one', false]);
});

test('a changed file is read, even when its length and the time of its content stay the same', async () => {
  const { page, cache } = place();
  utimesSync(page, 1000, 1000);
  scan(cache, page);
  // The clock of the file system may go in steps of some milliseconds.
  await sleep(20);
  writeFileSync(page, 'two');
  utimesSync(page, 1000, 1000);
  expect(scan(cache, page)).toEqual(['two', true]);
});

test('a file that was written a moment ago is read once more, since it may change within the same moment', () => {
  const { page, cache } = place();
  expect(scan(cache, page, 50)).toEqual(['one', true]);
  expect(scan(cache, page)).toEqual(['one', true]);
  expect(scan(cache, page)).toEqual(['one', false]);
});

test('a damaged cache is made anew', () => {
  const { page, cache } = place();
  scan(cache, page);
  writeFileSync(cache, 'half of');
  expect(scan(cache, page)).toEqual(['one', true]);
  expect(scan(cache, page)).toEqual(['one', false]);
});
