import { expect, test } from 'vitest';
import { createChangedRows } from './changed-rows.ts';

const place = (start: number, pack = 'a.pack') => ({ pack, start, length: 10, sum: 2 ** 32 - 1 });

test('what was set last is given, in packs of more than four gigabytes too', () => {
  const rows = createChangedRows();
  for (let at = 0; at < 1000; at++) rows.set(`${at}`, place(at * 2 ** 34, `${at % 3}.pack`));
  rows.set('7', place(1));
  expect([rows.size, rows.get('7'), rows.get('999')]).toEqual([
    1000,
    place(1),
    place(999 * 2 ** 34, '0.pack'),
  ]);
});

test('a forgotten row is known, and nothing is given', () => {
  const rows = createChangedRows();
  rows.set('a', place(0));
  rows.set('a', undefined);
  expect([rows.has('a'), rows.get('a'), rows.has('b'), [...rows.keys()]]).toEqual([
    true,
    undefined,
    false,
    ['a'],
  ]);
  rows.clear();
  expect(rows.size).toBe(0);
});
