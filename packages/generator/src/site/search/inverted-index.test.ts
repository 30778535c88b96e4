import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createInvertedIndex } from './inverted-index.ts';
import { openTermRuns } from './term-runs.ts';

test('a term has the differences of its pages, each with a weight', () => {
  const index = createInvertedIndex();
  index.add([['theme', 3]]);
  index.add([['dark', 1]]);
  index.add([
    ['theme', 0],
    ['dark', 7],
  ]);
  const files = [...index.files()];
  expect(files).toHaveLength(1);
  expect(JSON.parse(files[0]?.json ?? '')).toEqual([
    ['dark', 1 * 8 + 1, 1 * 8 + 7],
    ['theme', 3, 2 * 8],
  ]);
  expect(files[0]?.frequencies).toEqual([
    ['dark', 2],
    ['theme', 2],
  ]);
});

test('many terms are cut into files, in the order in which browsers look them up', () => {
  const index = createInvertedIndex();
  const terms = Array.from({ length: 9000 }, (_, at) => (at % 2 ? `w${at}` : `色${at}`));
  index.add(terms.map((term) => [term, 1]));
  const files = [...index.files()];
  expect(files.length).toBeGreaterThan(2);
  const entries = files.map(({ json }) => JSON.parse(json) as [string, number][]);
  expect(entries.flat().map(([term]) => term)).toEqual(terms.toSorted());
  expect(files.map(({ start }) => start)).toEqual(entries.map(([first]) => first?.[0]));
});

test('an index that is larger than memory is to be is written the same, and leaves no file', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'bifolio-runs-')), 'runs');
  const runs = openTermRuns(path);
  const [small, large] = [createInvertedIndex(), createInvertedIndex(runs, 20_000)];
  for (const index of [small, large])
    for (let page = 0; page < 300; page++)
      index.add([
        ['every', page % 8],
        [`third ${page % 3}`, 1],
        [`色${page}`, 7],
        [`\ud800 alone ${page % 50}`, 2],
      ]);
  expect(runs.all().length).toBeGreaterThan(3);
  expect([...large.files()]).toEqual([...small.files()]);
  expect(existsSync(path)).toBe(true);
  runs.close();
  expect(existsSync(path)).toBe(false);
});

test('terms that take more than is read at a time are written the same too', () => {
  const runs = openTermRuns(join(mkdtempSync(join(tmpdir(), 'bifolio-runs-')), 'runs'));
  const [small, large] = [createInvertedIndex(), createInvertedIndex(runs, 100_000)];
  for (const index of [small, large])
    for (let page = 0; page < 120_000; page++)
      index.add([
        ['after', page % 8],
        ['every', page % 8],
      ]);
  expect(runs.all().length).toBeGreaterThan(1);
  expect([...large.files()]).toEqual([...small.files()]);
  runs.close();
});
