import { expect, test } from 'vitest';
import { createCodeBudget } from './code-budget.ts';

test('one slow block keeps no others from their colors, many do', () => {
  const budget = createCodeBudget();
  const [first, second, third] = [1, 2, 3].map(() => {
    const ms = budget.grant(0);
    budget.spend(ms);
    return ms;
  });
  expect(first).toBeGreaterThan(0);
  expect(second).toBe(first);
  expect(third).toBe(0);
});

test('longer code may take longer', () => {
  const budget = createCodeBudget();
  const ms = budget.grant(0);
  expect(budget.grant(100_000)).toBeGreaterThan(ms);
});
