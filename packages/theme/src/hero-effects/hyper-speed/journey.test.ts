import { expect, it } from 'vitest';
import { createJourney } from './journey.ts';

const options = { fov: 90, fovSpeedUp: 150, speedUp: 2 };

it('goes at ordinary speed until the pointer is pressed', () => {
  const journey = createJourney(options);
  expect(journey.at(1000, false)).toEqual({ travel: 1, fov: 90 });
});

it('goes faster and sees more while the pointer is pressed, and comes back', () => {
  const journey = createJourney(options);
  journey.at(1000, false);
  const fast = journey.at(3000, true);
  expect(fast.travel).toBeGreaterThan(1 + 2);
  expect(fast.fov).toBeGreaterThan(140);
  expect(fast.fov).toBeLessThanOrEqual(150);
  expect(journey.at(8000, false).fov).toBeCloseTo(90, 1);
});
