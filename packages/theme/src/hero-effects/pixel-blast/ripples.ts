import { MOST_RIPPLES } from './shader.ts';

/** A ring: where it began, from 0 to 1, and when, in seconds; before 0 for none. */
type Ripple = readonly [x: number, y: number, start: number];

/** The latest rings, as many as the shader draws. */
export interface Ripples {
  readonly all: readonly Ripple[];
  add(x: number, y: number, start: number): void;
}

/** Starts without any. The oldest makes room for the newest. */
export function createRipples(): Ripples {
  let all: Ripple[] = Array.from({ length: MOST_RIPPLES }, () => [0, 0, -1]);
  return {
    get all() {
      return all;
    },
    add(x, y, start) {
      all = [[x, y, start], ...all.slice(0, -1)];
    },
  };
}
