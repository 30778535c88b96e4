import type { PrismOptions } from './options.ts';

type Motion = Pick<PrismOptions, 'animationType' | 'hoverStrength' | 'timeScale'>;

/** How far the pyramid is turned around x, y and z, in radians. `pointer` is from 0 to 1. */
export function prismAngles(
  { animationType, hoverStrength, timeScale }: Motion,
  elapsedMs: number,
  pointer: readonly [number, number],
): [number, number, number] {
  const time = (elapsedMs / 1000) * timeScale;
  if (animationType === '3drotate') return [time * 0.7, time, time * 0.45];
  if (animationType === 'rotate') return [0.25 * Math.sin(time * 0.6), 0.9 * Math.sin(time), 0];
  const [x, y] = pointer;
  return [(y - 0.5) * hoverStrength * 0.6, (x - 0.5) * hoverStrength, 0];
}
