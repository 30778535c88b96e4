import { expect, test } from 'vitest';
import { createTimeLimit, TookTooLong } from './time-limit.ts';

const { within } = createTimeLimit();

test('work that ends in time gives its result, or its own error', () => {
  expect(within(60_000, () => 'made')).toBe('made');
  expect(within(60_000, () => undefined)).toBeUndefined();
  const fail = () => {
    throw new TypeError('a fault');
  };
  expect(() => within(60_000, fail)).toThrow(new TypeError('a fault'));
});

test('work that never ends is ended, and the next work is not', () => {
  const forever = () => {
    for (;;);
  };
  expect(() => within(20, forever)).toThrow(new TookTooLong('it takes longer than 0.02 s'));
  expect(within(60_000, () => 'made')).toBe('made');
});
