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

test('a word of the title counts more than any number in text and headings, most where it is the title', () => {
  const page = (title: string) => ({
    route: '/a/',
    title,
    sections: [
      { id: '', level: 1, heading: title, blocks: [] },
      { id: 'b', level: 2, heading: 'Dark', blocks: ['dark '.repeat(1000)] },
    ],
  });
  const weights = (title: string) => Object.fromEntries(createPageTerms()(page(title)));
  expect(weights('Theme')).toMatchObject({ theme: 7, dark: 5 });
  expect(weights('Theme options')).toMatchObject({ theme: 6, dark: 5 });
  expect(weights('深色模式')).toMatchObject({ 深色: 7 });
  expect(weights('深色模式的选项')).toMatchObject({ 深色: 6 });
  expect(weights('Every option of a theme')).toMatchObject({ theme: 6, dark: 5 });
});

test('no weight is more than 7', () => {
  expect(Math.max(...Object.values(weightsOf(['dark '.repeat(10_000)], 'dark '.repeat(100))))).toBeLessThan(
    8,
  );
});

test('a word of a heading counts more than any number of the same in text alone', () => {
  const sections = [
    { id: '', level: 1, heading: 'Title', blocks: ['often '.repeat(1000)] },
    { id: 'b', level: 2, heading: 'Once', blocks: [] },
  ];
  const { often = 0, once = 0 } = Object.fromEntries(
    createPageTerms()({ route: '/a/', title: 'Title', sections }),
  );
  expect(once).toBeGreaterThan(often);
});
