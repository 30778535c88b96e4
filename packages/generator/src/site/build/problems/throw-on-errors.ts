import { BifolioError, type Problem } from '../../../core/errors/bifolio-error.ts';

/** Throws when there is an error among problems; with `strict`, when there is any. */
export function throwOnErrors(problems: readonly Problem[], strict = false): void {
  const failed = problems.some(({ severity }) => severity === 'error' || strict);
  if (failed) throw new BifolioError(problems);
}
