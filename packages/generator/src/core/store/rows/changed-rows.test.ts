import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { KEY_BYTES } from '../keys.ts';
import { createChangedRows } from './changed-rows.ts';

const keyOf = (name: unknown) => hash('sha256', `${name}`, 'buffer').toString('latin1', 0, KEY_BYTES);
const place = (start: number, pack = 'a.pack') => ({ pack, start, length: 10, sum: 2 ** 32 - 1 });

test('what was set last is given, in packs of more than four gigabytes too', () => {
  const rows = createChangedRows();
  for (let at = 0; at < 10_000; at++) rows.set(keyOf(at), place(at * 2 ** 34, `${at % 3}.pack`));
  rows.set(keyOf(7), place(1));
  const given = Array.from({ length: 10_000 }, (_, at) => rows.get(keyOf(at)));
  const wanted = given.map((_, at) => (at === 7 ? place(1) : place(at * 2 ** 34, `${at % 3}.pack`)));
  expect(given).toEqual(wanted);
  expect([rows.size, rows.has(keyOf('none')), rows.get(keyOf('none'))]).toEqual([10_000, false, undefined]);
});

test('keys that lead to the same place are told apart', () => {
  const rows = createChangedRows();
  const keys = ['a', 'b', 'c'].map((letter) => letter.padEnd(KEY_BYTES, '.'));
  for (const [at, key] of keys.entries()) rows.set(key, place(at));
  expect(keys.map((key) => rows.get(key)?.start)).toEqual([0, 1, 2]);
});

test('a forgotten row is known, and nothing is given until it is set again', () => {
  const rows = createChangedRows();
  const key = keyOf('a');
  rows.set(key, place(0));
  rows.set(key, undefined);
  expect([rows.has(key), rows.get(key), rows.has(keyOf('b')), [...rows.keys()]]).toEqual([
    true,
    undefined,
    false,
    [key],
  ]);
  rows.set(key, place(3));
  expect([rows.size, rows.get(key)]).toEqual([1, place(3)]);
  rows.clear();
  expect([rows.size, rows.has(key)]).toEqual([0, false]);
});

test('keys come in their order', () => {
  const rows = createChangedRows();
  const keys = Array.from({ length: 3000 }, (_, at) => keyOf(at));
  for (const key of keys) rows.set(key, place(0));
  expect([...rows.keys()]).toEqual(keys.toSorted());
});
