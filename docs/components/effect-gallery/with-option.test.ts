import { expect, it } from 'vitest';
import { optionIn, withOption } from './with-option.ts';

it('sets an option and takes it out again, at any depth', () => {
  const config = withOption({ glow: 2 }, ['offset', 'x'], 5);
  expect(config).toEqual({ glow: 2, offset: { x: 5 } });
  expect(optionIn(config, ['offset', 'x'])).toBe(5);
  expect(optionIn(config, ['offset', 'y'])).toBeUndefined();
  expect(withOption(config, ['offset', 'x'], undefined)).toEqual({ glow: 2 });
  expect(withOption(config, ['glow'], undefined)).toEqual({ offset: { x: 5 } });
});

it('keeps the order of the others when one changes', () => {
  expect(Object.keys(withOption({ a: 1, b: 2 }, ['a'], 3))).toEqual(['a', 'b']);
});
