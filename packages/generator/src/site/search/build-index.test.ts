import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Page } from '../../core/contracts/page.ts';
import { Open } from '../../core/ledger/secrecy.ts';
import { createPageBodies } from '../../core/store/page-bodies.ts';
import { openStore } from '../../core/store/store.ts';
import { buildSearchIndexes } from './build-index.ts';
import { createRecordWriter } from './record-writer.ts';
import type { Searchable } from './searchable.ts';

const folder = mkdtempSync(join(tmpdir(), 'bifolio-index-'));
afterAll(() => rmSync(folder, { recursive: true }));

const searchable: Searchable = {
  options: { recent: 5, boost: {}, synonyms: [], slashKey: true },
  locales: [{ path: '/', lang: 'en-US', label: 'English', title: '', description: '' }],
};
const pageAt = (route: string) =>
  ({ file: 'a.md', kind: 'md', locale: '/', route, title: '', frontmatter: {} }) as unknown as Page;

/** The list of contents of one page with a text, among so many that have none. */
async function contentsAmong(others: number) {
  const pages = Array.from({ length: others + 1 }, (_, at) => pageAt(`/${at}/`));
  const records = createPageBodies(openStore(join(folder, 'records')), 'record', pages.length);
  const addRecord = createRecordWriter({ records, ...searchable });
  addRecord(pageAt('/0/'), 0, () => new Open({ html: '<p>Tea</p>', route: '/0/', title: 'Tea' }));
  const [index] = await buildSearchIndexes({ records, pages, ...searchable }, join(folder, 'out'));
  return index?.contents;
}

test('texts that lie together otherwise are another edition, so that no cache mixes their files', async () => {
  const [alone, packed] = [await contentsAmong(0), await contentsAmong(13_000)];
  expect([alone?.together, packed?.together]).toEqual([undefined, 5]);
  expect(packed?.edition).not.toBe(alone?.edition);
  expect(await contentsAmong(1)).toEqual(alone);
});
