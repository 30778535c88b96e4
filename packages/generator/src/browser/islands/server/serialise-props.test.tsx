import { memo } from 'react';
import { expect, test } from 'vitest';
import { serialiseProps } from './serialise-props.ts';

test('plain data passes and undefined keys are left out', () => {
  const { props, slots } = serialiseProps('Chart', { data: [1, { a: null, b: undefined }], on: true });
  expect(props).toEqual({ data: [1, { a: null }], on: true });
  expect(slots.size).toBe(0);
});

test('React elements at any depth become slots named after their place', () => {
  const { props, slots } = serialiseProps('Tabs', {
    children: ['text', <b key="b" />],
    items: [{ label: <i /> }],
  });
  expect(props).toEqual({
    children: ['text', { $slot: 'children.1' }],
    items: [{ label: { $slot: 'items.0.label' } }],
  });
  expect([...slots.keys()]).toEqual(['children.1', 'items.0.label']);
});

const HINT =
  '\n  Pass text, numbers, booleans, lists, plain objects or React elements, and make the rest inside the island.';

test.each([
  ['a function', { options: { onClick: () => {} } }, '`options.onClick` is a function'],
  ['a date', { when: new Date(0) }, '`when` is a Date object'],
  ['a map', { by: new Map() }, '`by` is a Map object'],
  ['undefined in a list', { list: [1, undefined] }, '`list.1` is undefined'],
  ['NaN', { size: Number.NaN }, '`size` is NaN'],
  ['a bigint', { big: 1n }, '`big` is a bigint'],
  ['a component', { as: memo(() => null) }, '`as` is a special React object'],
  ['the reserved key', { data: { $slot: 'x' } }, '`data.$slot` is a reserved name'],
])('%s is refused with the name of the prop', (_title, props, message) => {
  expect(() => serialiseProps('Chart', props)).toThrow(
    `The island <Chart> cannot be sent to the browser: its prop ${message}.${HINT}`,
  );
});
