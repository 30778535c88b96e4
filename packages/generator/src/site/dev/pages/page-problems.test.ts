import { expect, it } from 'vitest';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { createProblemTeller } from './page-problems.ts';

it('tells the problems of a page once, and again when they have changed', () => {
  const heard: (readonly Problem[])[] = [];
  const tell = createProblemTeller({ report: (problems) => heard.push(problems) });
  const typo: Problem = { severity: 'warning', code: 'unknown-language', message: 'No such language.' };
  const error: Problem = { ...typo, code: 'twoslash' };
  for (const problems of [[], [typo], [typo], [error], []]) tell('/a/', problems);
  tell('/b/', [typo]);
  expect(heard).toEqual([[typo], [error], [], [typo]]);
});
