import { expect, test } from 'vitest';
import { createInvertedIndex } from './inverted-index.ts';

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
  expect(new Map(index.frequencies())).toEqual(
    new Map([
      ['theme', 2],
      ['dark', 2],
    ]),
  );
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
