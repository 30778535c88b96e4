import { mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openScanCache } from './scan-cache.ts';

/** A page's file that has been lying there for a while, and a place for the cache. */
async function place() {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-scan-'));
  const page = join(root, 'page.md');
  writeFileSync(page, 'one');
  await sleep(150);
  return { page, cache: join(root, '.bifolio/scan') };
}

/** Scans the file; gives its first heading and whether the file was read. */
function scan(cache: string, page: string) {
  let hasRead = false;
  const opened = openScanCache(cache);
  const { heading } = opened.summary(page, () => {
    hasRead = true;
    return { frontmatter: {}, heading: readFileSync(page, 'utf8'), hash: '', problems: [] };
  });
  opened.save();
  return [heading, hasRead];
}

test('a file that has not changed is not read again', async () => {
  const { page, cache } = await place();
  expect(scan(cache, page)).toEqual(['one', true]);
  expect(scan(cache, page)).toEqual(['one', false]);
});

test('a changed file is read, even when its length and the time of its content stay the same', async () => {
  const { page, cache } = await place();
  utimesSync(page, 1000, 1000);
  await sleep(150);
  scan(cache, page);
  writeFileSync(page, 'two');
  utimesSync(page, 1000, 1000);
  expect(scan(cache, page)).toEqual(['two', true]);
});

test('a file that was written a moment ago is read once more, since it may change within the same moment', async () => {
  const { page, cache } = await place();
  writeFileSync(page, 'new');
  expect(scan(cache, page)).toEqual(['new', true]);
  expect(scan(cache, page)).toEqual(['new', true]);
});

test('a damaged cache is made anew', async () => {
  const { page, cache } = await place();
  scan(cache, page);
  writeFileSync(cache, 'half of');
  expect(scan(cache, page)).toEqual(['one', true]);
  expect(scan(cache, page)).toEqual(['one', false]);
});
