import { expect, it } from 'vitest';
import { coverLook } from './cover-style.ts';

it('is 240 pixels on the right, four to three, when nothing is said', () => {
  expect(coverLook(undefined)).toEqual({
    layout: 'right',
    ratio: { width: 4, height: 3 },
    width: 240,
    compact: false,
    page: true,
  });
});

it('takes the collection, and before it the post', () => {
  expect(coverLook('top').layout).toBe('top');
  const own = { layout: 'left', ratio: '16/9' } as const;
  expect(coverLook({ layout: 'odd-left', width: 320, compact: true }, own)).toEqual({
    layout: 'left',
    ratio: { width: 16, height: 9 },
    width: 320,
    compact: true,
    page: true,
  });
});

it.each([
  [1.5, { width: 1500, height: 1000 }],
  ['21 : 9', { width: 21, height: 9 }],
  ['0:0', { width: 4, height: 3 }],
])('reads the ratio %j', (ratio, expected) => {
  expect(coverLook({ ratio }).ratio).toEqual(expected);
});
