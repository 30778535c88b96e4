import type { Problem } from '../../../core/errors/bifolio-error.ts';

/**
 * What several pages include is wrong in each of them, and told once. Without a column the same words may tell of several things
 * in a line, so they stay.
 */
export function onceEach(problems: readonly Problem[]): Problem[] {
  const known = new Set<string>();
  return problems.filter((problem) => {
    if (problem.column === undefined) return true;
    const { severity, file, line, column, message, hint } = problem;
    const key = JSON.stringify([severity, file, line, column, message, hint]);
    return !known.has(key) && known.add(key);
  });
}
