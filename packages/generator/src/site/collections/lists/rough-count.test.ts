import { expect, it } from 'vitest';
import { roughCount } from './rough-count.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1000+'],
  [1299, '1200+'],
  [10_000, '10000+'],
])('%i is shown as %s', (count, shown) => {
  expect(roughCount(count)).toBe(shown);
});
