import { expect, it } from 'vitest';
import { gridColumns } from './grid-columns.ts';

it.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 4],
  [6, 6],
  [7, 4],
  [9, 6],
])('%i features stand in %i columns', (count, columns) => {
  expect(gridColumns(count)).toBe(columns);
});
