import { expect, it } from 'vitest';
import { layDots, push, settleDots } from './dots.ts';

const grid = { dotSize: 5, gap: 15 };
const motion = { resistance: 750, returnDuration: 1.5 };

it('fills the area with rows and columns, centred', () => {
  const dots = layDots(100, 60, grid);
  expect(dots).toHaveLength(5 * 3);
  expect(dots[0]).toMatchObject({ x: 10, y: 10 });
  expect(dots.at(-1)).toMatchObject({ x: 90, y: 50 });
});

it('has no dots in an area without room for one', () => {
  expect(layDots(3, 3, grid)).toEqual([]);
});

it('pushes only the dots that are near, the nearer the more', () => {
  const dots = layDots(100, 60, grid);
  push(dots, { x: 10, y: 10 }, 25, (_, nearness) => [100 * nearness, 0]);
  expect(dots[0]?.vx).toBe(100);
  expect(dots[1]?.vx).toBeCloseTo(20);
  expect(dots[2]?.vx).toBe(0);
});

it('brings every dot back to its place', () => {
  const dots = layDots(100, 60, grid);
  push(dots, { x: 50, y: 30 }, 250, () => [3000, -2000]);
  for (let frame = 0; frame < 300; frame++) settleDots(dots, 1 / 60, motion);
  for (const { dx, dy } of dots) expect(Math.hypot(dx, dy)).toBeLessThan(0.1);
});

it('stays finite however long a frame takes', () => {
  const dots = layDots(100, 60, grid);
  push(dots, { x: 50, y: 30 }, 250, () => [5000, 5000]);
  for (let frame = 0; frame < 50; frame++) settleDots(dots, 0.1, { resistance: 1, returnDuration: 0.5 });
  expect(dots.every(({ dx, dy }) => Number.isFinite(dx + dy))).toBe(true);
});
