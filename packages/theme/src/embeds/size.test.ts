import { expect, it } from 'vitest';
import { sizeAttributes } from './size.ts';

it.each([
  ['16:9', '1.7778'],
  ['16/10', '1.6'],
  ['1.5', '1.5'],
  [2, '2'],
  ['4:0', undefined],
  ['0', undefined],
  ['wide', undefined],
])('the ratio %s is written as %s', (ratio, expected) =>
  expect(sizeAttributes({ ratio })['data-ratio']).toBe(expected),
);

it.each([
  ['400', '400px'],
  [400, '400px'],
  ['50%', '50%'],
  ['20rem', '20rem'],
  ['100%', undefined],
  ['"><b>', undefined],
  ['calc(1px)', undefined],
  [undefined, undefined],
])('the width %s is written as %s', (width, expected) =>
  expect(sizeAttributes({ width })['data-width']).toBe(expected),
);
