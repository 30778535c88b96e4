import type { LiquidEtherOptions } from './options.ts';

type Place = readonly [x: number, y: number];

/** Where the liquid is stirred in this frame, from 0 to 1, how far that has moved, and how hard it pushes. */
export interface Stir {
  place: Place;
  moved: Place;
  force: number;
}

type StirOptions = Pick<
  LiquidEtherOptions,
  | 'mouseForce'
  | 'autoDemo'
  | 'autoSpeed'
  | 'autoIntensity'
  | 'takeoverDuration'
  | 'autoResumeDelay'
  | 'autoRampDuration'
>;

/** A wandering path that fills the middle of the area. */
const wander = (seconds: number): Place => [
  0.5 + 0.34 * Math.sin(seconds * 1.31) + 0.1 * Math.sin(seconds * 2.93),
  0.5 + 0.3 * Math.sin(seconds * 1.73 + 1) + 0.1 * Math.cos(seconds * 3.37),
];

/**
 * Decides who stirs: the reader's pointer while it moves, a path of its own after some rest. `at` is asked once a frame, in
 * order; `pointer` is absent while it is elsewhere.
 */
export function createStirrer(options: StirOptions) {
  let last = 0;
  let lastPointer: Place | undefined;
  let restedMs = options.autoResumeDelay;
  let place: Place = wander(0);
  let share = 0;
  let rampedMs = 0;
  return {
    at(elapsedMs: number, pointer: Place | undefined): Stir {
      const passedMs = elapsedMs - last;
      last = elapsedMs;
      const hasMoved = pointer && (pointer[0] !== lastPointer?.[0] || pointer[1] !== lastPointer[1]);
      lastPointer = pointer;
      restedMs = hasMoved ? 0 : restedMs + passedMs;
      const isAuto = options.autoDemo && restedMs >= options.autoResumeDelay;
      rampedMs = isAuto ? rampedMs + passedMs : 0;
      const towards = isAuto || !pointer ? 0 : 1;
      const step = options.takeoverDuration > 0 ? passedMs / 1000 / options.takeoverDuration : 1;
      share += Math.max(-step, Math.min(step, towards - share));
      const own = wander((elapsedMs / 1000) * options.autoSpeed);
      const target = pointer ?? own;
      const next: Place = [own[0] + (target[0] - own[0]) * share, own[1] + (target[1] - own[1]) * share];
      const moved: Place = [next[0] - place[0], next[1] - place[1]];
      place = next;
      const ramp = options.autoRampDuration > 0 ? Math.min(1, rampedMs / 1000 / options.autoRampDuration) : 1;
      return {
        place,
        moved,
        force: isAuto ? options.mouseForce * options.autoIntensity * ramp : options.mouseForce * share,
      };
    },
  };
}
