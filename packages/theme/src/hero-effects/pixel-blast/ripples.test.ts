import { expect, it } from 'vitest';
import { createRipples } from './ripples.ts';
import { MOST_RIPPLES } from './shader.ts';

it('starts without rings', () => {
  const { all } = createRipples();
  expect(all).toHaveLength(MOST_RIPPLES);
  expect(all.every(([, , start]) => start < 0)).toBe(true);
});

it('keeps the newest rings and as many as the shader draws', () => {
  const ripples = createRipples();
  for (let click = 0; click < MOST_RIPPLES + 2; click++) ripples.add(0.5, 0.5, click);
  expect(ripples.all).toHaveLength(MOST_RIPPLES);
  expect(ripples.all[0]?.[2]).toBe(MOST_RIPPLES + 1);
  expect(ripples.all.at(-1)?.[2]).toBe(2);
});
