import { expect, it } from 'vitest';
import { sizeAttributes } from './size.ts';

it('writes ratios and lengths', () =>
  expect(sizeAttributes({ ratio: 1.6, width: '50%', height: 400 })).toEqual({
    'data-ratio': '1.6',
    'data-width': '50%',
    'data-height': '400px',
  }));

it.each(['100%', '"><b>', 'calc(1px)', undefined])('leaves the width %s to the style sheet', (width) =>
  expect(sizeAttributes({ width })['data-width']).toBeUndefined(),
);
