import { expect, it } from 'vitest';
import { prismAngles } from './angles.ts';

const motion = { hoverStrength: 2, timeScale: 0.5 };

it('stands straight with the pointer in the middle, and turns towards it', () => {
  expect(prismAngles({ ...motion, animationType: 'hover' }, 5000, [0.5, 0.5])).toEqual([0, 0, 0]);
  expect(prismAngles({ ...motion, animationType: 'hover' }, 5000, [1, 0.5])).toEqual([0, 1, 0]);
});

it('turns around all axes, or only sways', () => {
  expect(prismAngles({ ...motion, animationType: '3drotate' }, 4000, [0.5, 0.5])[2]).toBeCloseTo(0.9);
  expect(Math.abs(prismAngles({ ...motion, animationType: 'rotate' }, 60_000, [1, 1])[1])).toBeLessThan(1);
});
