import { createTimeLimit, TookTooLong } from '../../core/clock/time-limit.ts';
import { BifolioError, type Problem } from '../../core/errors/bifolio-error.ts';
import { orFail } from '../../core/errors/or-fail.ts';

/** How long one call may take. */
const LIMIT_MS = 60_000;

const { within } = createTimeLimit();

/** A call of an extension, for messages. */
interface CallOptions {
  /** `making "a.txt"` */
  doing?: string;
  limitMs?: number;
}

/** The result of a function of an extension. What it throws, and that it never ends, is told with its name. */
export function callExtension<T>(
  name: string,
  work: () => T,
  { doing, limitMs = LIMIT_MS }: CallOptions = {},
): T {
  return named(name, () => within(limitMs, work), doing);
}

/** The same without a limit, which costs more than most calls that are made for each page. */
export function named<T>(name: string, work: () => T, doing?: string): T {
  try {
    return work();
  } catch (error) {
    throw ofExtension(name, error, doing);
  }
}

/** The same for a function that may wait. */
export async function awaitExtension<T>(
  name: string,
  work: () => T | Promise<T>,
  { doing, limitMs = LIMIT_MS }: CallOptions = {},
): Promise<T> {
  const start = performance.now();
  const tooLong = () => new TookTooLong(`it takes longer than ${limitMs / 1000} s`);
  const failure = (isLate: boolean) =>
    isLate ? tooLong() : new Error('it waits for a promise that is neither fulfilled nor rejected');
  try {
    const made = await orFail(Promise.resolve(work()), failure, { limitMs });
    if (performance.now() - start > limitMs) throw tooLong(); // Work that never waits keeps timers from running.
    return made;
  } catch (error) {
    throw ofExtension(name, error, doing);
  }
}

/** Problems with the name of the extension that made them. */
export const namedProblems = (name: string, problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => ({ ...problem, message: `Extension "${name}": ${problem.message}` }));

function ofExtension(name: string, error: unknown, doing?: string): BifolioError {
  if (error instanceof BifolioError)
    return new BifolioError(namedProblems(name, error.problems), { cause: error.cause });
  const text = error instanceof Error ? error.message : String(error);
  const problem: Problem = {
    severity: 'error',
    code: 'extension-throws',
    message: `${doing ? `${doing} failed: ` : ''}${text.split('\n', 1)[0]}`,
    hint: 'Correct the extension, or report this to its authors.',
  };
  return new BifolioError(namedProblems(name, [problem]), { cause: error });
}
