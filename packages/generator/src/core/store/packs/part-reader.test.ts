import { appendFileSync, mkdtempSync, openSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPartReader } from './part-reader.ts';

const path = join(mkdtempSync(join(tmpdir(), 'bifolio-parts-')), 'file');

test('parts are read in their order, in any other, and when they were added later', () => {
  const text = Array.from({ length: 10_000 }, (_, index) => `${index} ${'-'.repeat(60)};`).join('');
  writeFileSync(path, text);
  const read = createPartReader(openSync(path, 'r'));
  const ends = [...text.matchAll(/;/g)].map(({ index }) => index);
  const parts = ends.map((end, at) => [at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end] as const);
  const wrong = [...parts, ...parts.toReversed()].filter(
    ([start, end]) => read(start, end - start).toString() !== text.slice(start, end),
  );
  expect(wrong).toEqual([]);
  expect(read(text.length - 3, 3).toString()).toBe('--;');
  appendFileSync(path, 'more');
  expect(read(text.length, 4).toString()).toBe('more');
});
