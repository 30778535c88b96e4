import { expect, it } from 'vitest';
import { optionValues, withValue } from './values.ts';

it('lists each value but the default, of nested options too', () => {
  const schema = {
    properties: {
      look: { enum: ['paper', 'ink'], default: 'paper' },
      outline: { anyOf: [{ type: 'boolean' }, { const: 'deep' }] },
      bulletin: { anyOf: [{ const: false }, { properties: { border: { type: 'boolean', default: true } } }] },
      title: { type: 'string' },
    },
  };
  expect(optionValues(schema).map(({ name }) => name)).toEqual([
    'look=ink',
    'outline=true',
    'outline=false',
    'outline=deep',
    'bulletin=false',
    'bulletin.border=false',
  ]);
});

it('sets a value beside what is given', () => {
  const given = { bulletin: { title: 'News' }, logo: '/a.svg' };
  expect(withValue(given, { path: ['bulletin', 'border'], value: false })).toEqual({
    bulletin: { title: 'News', border: false },
    logo: '/a.svg',
  });
});
