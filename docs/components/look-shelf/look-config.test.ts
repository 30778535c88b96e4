import { expect, it } from 'vitest';
import { LOOK_NAMES } from '../../../packages/theme/src/looks/options.ts';
import { LOOKS, lookConfig } from './look-config.ts';

it('offers each look of the theme', () => {
  expect(LOOKS).toEqual(LOOK_NAMES);
});

it('writes what differs from the default only', () => {
  expect(lookConfig('paper')).toBe('theme: theme(),');
  expect(lookConfig('slate')).toBe("theme: theme({ look: 'slate' }),");
  expect(lookConfig('ink', 300)).toBe("theme: theme({ look: 'ink', accent: 'oklch(0.5 0.15 300)' }),");
});
