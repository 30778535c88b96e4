import { describe, expect, it } from 'vitest';
import { thinGradients } from './thin-gradients.ts';

const gradient = (...stops: [number, number][]) =>
  `<linearGradient id="g">${stops.map(([offset, red]) => `\n<stop offset="${offset}%" stop-color="rgb(${red},0,0)"></stop>`).join('')}\n</linearGradient>`;
const offsets = (svg: string) => [...svg.matchAll(/offset="(\d+)%"/g)].map(([, offset]) => Number(offset));

describe('gradients of drawn charts', () => {
  it('lose the stops that lie on a straight line', () => {
    const steps = Array.from({ length: 101 }, (_, index): [number, number] => [index, 2 * index]);
    expect(offsets(thinGradients(gradient(...steps)))).toEqual([0, 100]);
  });

  it('keep corners, and sudden changes', () => {
    expect(offsets(thinGradients(gradient([0, 0], [25, 50], [50, 100], [75, 50], [100, 0])))).toEqual([
      0, 50, 100,
    ]);
    expect(offsets(thinGradients(gradient([0, 9], [50, 9], [50, 200], [100, 200])))).toEqual([
      0, 50, 50, 100,
    ]);
  });

  it('stay as they are where stops are anything but opaque colors', () => {
    const clear =
      '<radialGradient><stop offset="0%" stop-color="red" stop-opacity="0"></stop></radialGradient>';
    expect(thinGradients(clear)).toBe(clear);
  });
});
