import { expect, test } from 'vitest';
import { createWorkBudget } from './work-budget.ts';

const busyFor = (ms: number) => () => {
  for (const end = performance.now() + ms; performance.now() < end; );
  return 'made';
};

test('each piece of work has a limit', () => {
  const { run } = createWorkBudget({ eachMs: 20, allMs: 60_000 });
  expect(() => run(busyFor(60_000))).toThrow('it takes longer than 0.02 s');
  expect(run(busyFor(0))).toBe('made');
});

test('when all of them have taken too long, nothing more is done', () => {
  const { run } = createWorkBudget({ eachMs: 60_000, allMs: 10 });
  expect(run(busyFor(200))).toBe('made');
  expect(() => run(() => 'more')).toThrow('others on this page have taken 0.01 s of processor time');
});
