import { expect, test } from 'vitest';
import { typingDistance } from './typing-distance.ts';

test.each([
  ['theme', 'theme', 0],
  ['thme', 'theme', 1],
  ['themee', 'theme', 1],
  ['thene', 'theme', 1],
  ['thmee', 'theme', 1],
  ['langauge', 'language', 1],
  ['', 'abc', 3],
])('from %s to %s it takes %i', (a, b, errors) => {
  expect(typingDistance(a, b)).toBe(errors);
});
