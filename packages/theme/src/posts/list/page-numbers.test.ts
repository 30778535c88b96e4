import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

const shown = (width: 'wide' | 'narrow', page: number, pages: number) =>
  pageNumbers(page, pages)
    .filter(({ only }) => only === undefined || only === width)
    .map((item) => item.page ?? '…')
    .join(' ');

it('names all of ten pages', () => {
  expect(shown('wide', 3, 10)).toBe('1 2 3 4 5 6 7 8 9 10');
  expect(shown('narrow', 1, 1)).toBe('1');
});

it.each([
  ['wide', 1, '1 2 3 4 5 … 20'],
  ['wide', 4, '1 2 3 4 5 … 20'],
  ['wide', 5, '1 … 4 5 6 … 20'],
  ['wide', 12, '1 … 11 12 13 … 20'],
  ['wide', 17, '1 … 16 17 18 19 20'],
  ['wide', 20, '1 … 16 17 18 19 20'],
  ['narrow', 1, '1 2 3 4 … 20'],
  ['narrow', 4, '1 … 3 4 5 … 20'],
  ['narrow', 18, '1 … 17 18 19 20'],
] as const)('on %s screens, around page %d of 20', (width, page, expected) => {
  expect(shown(width, page, 20)).toBe(expected);
});
