import { BifolioError, type Problem } from '../errors/bifolio-error.ts';

/** Kinds of error that a build lets pass with a warning; `--strict` and `bifolio check` do not. */
const TOLERATED = new Set(['dead-link', 'draft-link', 'dead-anchor', 'missing-image']);

/** What a build makes of problems: some errors are warnings. */
export const tolerate = (problems: readonly Problem[]): readonly Problem[] =>
  problems.map((problem) => (TOLERATED.has(problem.code) ? { ...problem, severity: 'warning' } : problem));

/** Throws when there is an error among problems; with `strict`, when there is any. */
export function throwOnErrors(problems: readonly Problem[], strict = false): void {
  const failed = problems.some(({ severity }) => severity === 'error' || strict);
  if (failed) throw new BifolioError(problems);
}
