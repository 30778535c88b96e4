import { expect, it } from 'vitest';
import { readHeight } from './reported-height.ts';

const by = { type: 'ciu-embed', match: { feature: 'css-grid', meta: 'm1' } };
const payload = { feature: 'css-grid', meta: 'm1', height: 512.2 };

it('is read from a message of this frame, as an object or as JSON', () => {
  expect(readHeight({ type: 'ciu-embed', payload }, by)).toBe(513);
  expect(readHeight(JSON.stringify({ type: 'ciu-embed', payload }), by)).toBe(513);
});

it.each([
  [{ ...payload, height: -5 }, 40],
  [{ ...payload, height: 1e9 }, 2000],
])('stays within reason: %o', (told, height) =>
  expect(readHeight({ type: 'ciu-embed', payload: told }, by)).toBe(height),
);

it.each([
  null,
  'x',
  '{"type":"ciu-embed"',
  { type: 'ciu-embed' },
  { type: 'other', payload },
  { type: 'ciu-embed', payload: { ...payload, height: '500' } },
  { type: 'ciu-embed', payload: { ...payload, height: Number.NaN } },
  { type: 'ciu-embed', payload: { ...payload, meta: 'm2' } },
  { type: 'ciu-embed', payload: { ...payload, feature: 'flexbox' } },
])('is not what %o says', (data) => expect(readHeight(data, by)).toBeUndefined());
