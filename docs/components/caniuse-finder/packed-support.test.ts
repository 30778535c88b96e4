import type { FeatureSupport } from '@bifolio/theme/caniuse';
import { expect, it } from 'vitest';
import { packSupport, unpackSupport } from './packed-support.ts';

const support: FeatureSupport = {
  title: 'Folding',
  global: 93.2,
  browsers: [
    {
      name: 'Chrome',
      versions: [{ version: '1', state: 'no', flagged: true }, { version: '2', state: 'yes' }, null],
    },
    {
      name: 'Safari',
      versions: [
        { version: '7', state: 'unknown' },
        { version: '8', state: 'partly', prefixed: true },
        { version: 'TP', state: 'yes' },
      ],
    },
  ],
};
const packed = packSupport([{ name: 'css-fold', support }]);
const feature = packed.features[0] ?? ['', '', 0, ''];

it('gives back what was packed', () => {
  expect(unpackSupport(packed, feature, 0, 3)).toEqual(support);
});

it('gives back the versions that are asked for', () => {
  expect(unpackSupport(packed, feature, 1, 2).browsers).toEqual([
    { name: 'Chrome', versions: [{ version: '2', state: 'yes' }] },
    { name: 'Safari', versions: [{ version: '8', state: 'partly', prefixed: true }] },
  ]);
});
