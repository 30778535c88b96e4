import { expect, it } from 'vitest';
import type { Problem } from '../core/errors/bifolio-error.ts';
import { fewProblems } from './few-problems.ts';

const problems = (count: number, code: string, severity: Problem['severity'] = 'warning') =>
  Array.from(
    { length: count },
    (_, at): Problem => ({ severity, code, file: 'a.md', line: at + 1, message: code }),
  );

it('problems of a page are told as they are', () => {
  const few = [...problems(60, 'a'), ...problems(60, 'b')];
  expect(fewProblems(few)).toEqual(few);
});

it('of very many of a kind the first are told, and how many more there are', () => {
  const told = fewProblems([...problems(12_000, 'a'), ...problems(1, 'b'), ...problems(1, 'a', 'error')]);
  expect(told).toHaveLength(102);
  expect(told.at(-1)).toMatchObject({ code: 'b' });
  expect(told[100]).toEqual({
    severity: 'error',
    code: 'a',
    file: 'a.md',
    message: 'This page has 11901 more problems of this kind.',
    hint: 'Fix the first 100 of them, then build again.',
  });
});
