import { createTimeLimit, TookTooLong } from '../../core/clock/time-limit.ts';
import { BifolioError, type Problem } from '../../core/errors/bifolio-error.ts';
import { orFail } from '../../core/errors/or-fail.ts';

/** How long one call may take. */
const LIMIT_MS = 60_000;

const { within } = createTimeLimit();

/** The result of a function of an extension. What it throws, and that it never ends, is told with its name. */
export function callExtension<T>(name: string, work: () => T, limitMs = LIMIT_MS): T {
  return named(name, () => within(limitMs, work));
}

/** The same without a limit, for calls that are made for each page: the page has one. */
export function named<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw ofExtension(name, error);
  }
}

/** The same for a function that may wait. */
export async function awaitExtension<T>(
  name: string,
  work: () => T | Promise<T>,
  limitMs = LIMIT_MS,
): Promise<T> {
  const tooLong = () => new TookTooLong(`it takes longer than ${limitMs / 1000} s`);
  try {
    return await orFail(Promise.resolve(work()), tooLong, { limitMs });
  } catch (error) {
    throw ofExtension(name, error);
  }
}

/** Problems with the name of the extension that made them. */
export const namedProblems = (name: string, problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => ({ ...problem, message: `Extension "${name}": ${problem.message}` }));

function ofExtension(name: string, error: unknown): BifolioError {
  if (error instanceof BifolioError)
    return new BifolioError(namedProblems(name, error.problems), { cause: error.cause });
  const text = error instanceof Error ? error.message : String(error);
  const problem: Problem = {
    severity: 'error',
    code: 'extension-throws',
    message: text.split('\n', 1)[0] ?? '',
    hint: 'Correct the extension, or report this to its authors.',
  };
  return new BifolioError(namedProblems(name, [problem]), { cause: error });
}
