import { expect, test } from 'vitest';
import { noNumbers, packNumbers, unpackNumbers } from './packed-numbers.ts';

test('numbers come out as they went in, small and large, however many', () => {
  const numbers = [
    0,
    1,
    127,
    128,
    16_383,
    16_384,
    2 ** 31 - 1,
    ...Array.from({ length: 1000 }, (_, at) => at * 7),
  ];
  const packed = noNumbers();
  for (const number of numbers) packNumbers(packed, number);
  expect(unpackNumbers(packed)).toEqual(numbers);
  expect(packed.length).toBe(numbers.length);
});

test('neighbours on a hundred thousand pages take a byte each', () => {
  const packed = noNumbers();
  for (let page = 0; page < 100_000; page++) packNumbers(packed, 1 * 8 + (page % 8));
  expect(packed.size).toBe(100_000);
});
