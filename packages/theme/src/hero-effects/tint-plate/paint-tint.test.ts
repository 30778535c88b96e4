import { expect, it } from 'vitest';
import type { Tint } from './options.ts';
import { PLATE_SIZE, paintTint } from './paint-tint.ts';

const tint: Tint = [
  { value: 200, offset: 36 },
  { value: 100, offset: 10 },
  { value: 50, offset: 0 },
];

function frame(elapsedMs: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(PLATE_SIZE * PLATE_SIZE * 4);
  paintTint(pixels, tint, elapsedMs);
  return pixels;
}

const channel = (pixels: Uint8ClampedArray, of: number) => pixels.filter((_, index) => index % 4 === of);

it.each([0, 5_000, 123_456])('stays within value ± offset in every channel, at %i ms', (elapsedMs) => {
  const pixels = frame(elapsedMs);
  tint.forEach(({ value, offset }, of) => {
    const values = channel(pixels, of);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(value - offset);
    expect(Math.max(...values)).toBeLessThanOrEqual(value + offset);
  });
  expect(channel(pixels, 3).every((alpha) => alpha === 255)).toBe(true);
});

it('has different tints on one plate, and moves', () => {
  const red = channel(frame(0), 0);
  expect(Math.max(...red) - Math.min(...red)).toBeGreaterThan(20);
  expect(frame(0)).not.toEqual(frame(2_000));
});

it('never jumps from frame to frame', () => {
  const [before, after] = [frame(10_000), frame(10_016)];
  expect(
    Math.max(...before.map((value, index) => Math.abs(value - (after[index] ?? 0)))),
  ).toBeLessThanOrEqual(2);
});
