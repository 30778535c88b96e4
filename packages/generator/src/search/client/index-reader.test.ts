import { expect, test } from 'vitest';
import { filesFor } from './index-reader.ts';

const starts = ['a', 'config', 'dark', 'data', 'date', 'day', '深色'];

test.each([
  ['config', [1]],
  ['configuration', [1]],
  ['da', [1, 2, 3]],
  ['dark', [2]],
  ['0', [0]],
  ['zebra', [5]],
  ['深', [5, 6]],
  ['鼠', [6]],
])('terms that begin with %s are in the files %j', (beginning, files) => {
  expect(filesFor(beginning, starts)).toEqual(files);
});

test('an index without terms has no files', () => {
  expect(filesFor('a', [])).toEqual([]);
});
