import type { DotGridOptions } from './options.ts';

/** A dot: its place, how far it has been moved from it, and how fast it goes. Pixels and seconds. */
export interface Dot {
  readonly x: number;
  readonly y: number;
  dx: number;
  dy: number;
  vx: number;
  vy: number;
}

type Motion = Pick<DotGridOptions, 'resistance' | 'returnDuration'>;

/** Dots in rows and columns that fill the area and are centred in it. */
export function layDots(
  width: number,
  height: number,
  { dotSize, gap }: Pick<DotGridOptions, 'dotSize' | 'gap'>,
): Dot[] {
  const step = dotSize + gap;
  const columns = Math.floor((width + gap) / step);
  const rows = Math.floor((height + gap) / step);
  const left = (width - (columns - 1) * step) / 2;
  const top = (height - (rows - 1) * step) / 2;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: left + (index % columns) * step,
    y: top + Math.floor(index / columns) * step,
    ...{ dx: 0, dy: 0, vx: 0, vy: 0 },
  }));
}

/** Gives dots within `radius` of a point a speed, the more the nearer. */
export function push(
  dots: readonly Dot[],
  { x, y }: { x: number; y: number },
  radius: number,
  speedOf: (dot: Dot, nearness: number) => readonly [vx: number, vy: number],
): void {
  for (const dot of dots) {
    const distance = Math.hypot(dot.x - x, dot.y - y);
    if (distance >= radius) continue;
    const [vx, vy] = speedOf(dot, 1 - distance / radius);
    dot.vx += vx;
    dot.vy += vy;
  }
}

/** Moves all dots on by some seconds: a spring draws them back, and resistance takes their speed. */
export function settleDots(
  dots: readonly Dot[],
  seconds: number,
  { resistance, returnDuration }: Motion,
): void {
  const stiffness = (4 / returnDuration) ** 2;
  const damping = 5.6 / returnDuration + resistance / 1000;
  for (const dot of dots) {
    dot.vx = (dot.vx - stiffness * dot.dx * seconds) / (1 + damping * seconds);
    dot.vy = (dot.vy - stiffness * dot.dy * seconds) / (1 + damping * seconds);
    dot.dx += dot.vx * seconds;
    dot.dy += dot.vy * seconds;
  }
}
