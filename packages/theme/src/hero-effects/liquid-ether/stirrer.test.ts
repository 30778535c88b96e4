import { expect, it } from 'vitest';
import { liquidEtherSchema } from './options.ts';
import { createStirrer } from './stirrer.ts';

const options = liquidEtherSchema.parse(undefined);

it('stirs by itself from the start, getting stronger', () => {
  const stirrer = createStirrer(options);
  const first = stirrer.at(16, undefined);
  const later = stirrer.at(700, undefined);
  expect(first.force).toBeLessThan(later.force);
  expect(later.force).toBeCloseTo(options.mouseForce * options.autoIntensity);
});

it('hands over to the pointer, and takes over again after a rest', () => {
  const stirrer = createStirrer(options);
  for (let frame = 1; frame <= 30; frame++) stirrer.at(frame * 16, [0.1 + frame / 100, 0.5]);
  expect(stirrer.at(31 * 16, [0.9, 0.5]).place[0]).toBeCloseTo(0.9);
  for (let frame = 32; frame <= 120; frame++) stirrer.at(frame * 16, [0.9, 0.5]);
  expect(stirrer.at(121 * 16, [0.9, 0.5]).place[0]).not.toBeCloseTo(0.9);
});

it('rests without autoDemo', () => {
  const stirrer = createStirrer({ ...options, autoDemo: false });
  expect(stirrer.at(16, undefined).force).toBe(0);
});
