import { expect, test } from 'vitest';
import { createPageTerms } from './page-terms.ts';

const weightsOf = (blocks: string[], heading = 'Appearance') =>
  Object.fromEntries(
    createPageTerms()({ route: '/a/', title: heading, sections: [{ id: '', level: 1, heading, blocks }] }),
  );

test('each term of a page is there once', () => {
  expect(Object.keys(weightsOf(['dark mode', 'Dark 深色'])).toSorted()).toEqual(
    ['appearance', 'dark', 'mode', '深色', '色'].toSorted(),
  );
});

test('titles count more than text, often more than once, short pages more than long ones', () => {
  const { appearance = 0, dark = 0, mode = 0 } = weightsOf(['dark mode, dark and dark']);
  expect(appearance).toBeGreaterThan(dark);
  expect(dark).toBeGreaterThan(mode);
  const long = weightsOf(['mode', 'other words '.repeat(1000)]);
  expect(mode).toBeGreaterThan(long.mode ?? 0);
});

test('no weight is more than 7', () => {
  expect(Math.max(...Object.values(weightsOf(['dark '.repeat(10_000)], 'dark '.repeat(100))))).toBeLessThan(
    8,
  );
});
