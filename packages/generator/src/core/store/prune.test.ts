import { expect, test } from 'vitest';
import { keyOf } from './keys.ts';
import { dropRows, packsToCopy } from './prune.ts';

const row = (used: number, length = 10, pack = 'a') => ({ pack, start: 0, length, sum: 0, used });

test('what no build has asked for in two hundred goes', () => {
  const rows = new Map([
    ['old', row(5)],
    ['new', row(6)],
  ]);
  const dropped = dropRows(rows, { build: 205, maxBytes: 1000 });
  expect([[...rows.keys()], dropped]).toEqual([['new'], [row(5)]]);
});

test('what was used last has room first', () => {
  const rows = new Map([
    ['old', row(1)],
    ['new', row(3)],
    ['middle', row(2)],
  ]);
  expect(dropRows(rows, { build: 3, maxBytes: 20 })).toEqual([row(1)]);
  expect([...rows.keys()]).toEqual(['new', 'middle']);
});

test('what pages need stays, however little room there is', () => {
  const [face, content] = [keyOf('face', 'a'), keyOf('content', 'a')];
  const rows = new Map([
    [face, row(1)],
    [content, row(3)],
  ]);
  dropRows(rows, { build: 3, maxBytes: 5 });
  expect([...rows.keys()]).toEqual([face]);
});

test('a pack of which less than half is in use is copied, one that is in use is not', () => {
  const rows = new Map([
    ['1', row(1, 10, 'full')],
    ['2', row(1, 4, 'empty')],
  ]);
  expect(packsToCopy(rows, () => 10)).toEqual(['empty']);
});
