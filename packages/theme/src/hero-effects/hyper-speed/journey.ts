import type { HyperSpeedOptions } from './options.ts';

/** How far one has come, in seconds at ordinary speed, and how wide one sees, in degrees. */
export interface Moment {
  travel: number;
  fov: number;
}

/** Seconds until about two thirds of a change of speed are done. */
const EASE = 0.4;

/** A drive that speeds up while `isPressed`, and slows down again. Moments are asked for in order. */
export function createJourney({
  fov,
  fovSpeedUp,
  speedUp,
}: Pick<HyperSpeedOptions, 'fov' | 'fovSpeedUp' | 'speedUp'>) {
  let last = 0;
  let travel = 0;
  let haste = 0;
  return {
    at(elapsedMs: number, isPressed: boolean): Moment {
      const seconds = Math.max(0, elapsedMs - last) / 1000;
      last = elapsedMs;
      haste += (Number(isPressed) - haste) * (1 - Math.exp(-seconds / EASE));
      travel += seconds * (1 + haste * speedUp);
      return { travel, fov: fov + (fovSpeedUp - fov) * haste };
    },
  };
}
