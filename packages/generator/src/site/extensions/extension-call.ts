import { callInTime } from '../../core/clock/call-in-time.ts';
import { createTimeLimit, TookTooLong } from '../../core/clock/time-limit.ts';
import { BifolioError, type Problem } from '../../core/errors/bifolio-error.ts';

/** How long one call may take. */
const LIMIT_MS = 60_000;

const { within } = createTimeLimit();

/** A call of an extension, for messages. */
interface CallOptions {
  /** `making "a.txt"` */
  doing?: string;
  limitMs?: number;
  /** It is called for each page, and has ended in time before. @default false */
  isOften?: boolean;
}

/** The result of a function of an extension. What it throws, and that it never ends, is told with its name. */
export function callExtension<T>(
  name: string,
  work: () => T,
  { doing, limitMs = LIMIT_MS }: CallOptions = {},
): T {
  return named(name, () => within(limitMs, work), doing);
}

/**
 * The same for a function that is called for each page. Only its first call is limited, since that takes a thread, and so longer than most calls: a
 * page that takes too long is ended by the clock of pages. A function that was ended is not called again.
 */
export function callPerPage<Asked, T>(
  name: string,
  work: (page: Asked) => T,
  options: CallOptions = {},
): (page: Asked) => T {
  let isFirst = true;
  let ended: unknown;
  return (page) => {
    if (ended) throw ended;
    if (!isFirst) return named(name, () => work(page), options.doing);
    isFirst = false;
    try {
      return callExtension(name, () => work(page), options);
    } catch (error) {
      if (wasEnded(error)) ended = error;
      throw error;
    }
  };
}

/** The same for a function that may wait. */
export function awaitPerPage<Asked, T>(
  name: string,
  work: (page: Asked) => T | Promise<T>,
  doing: (page: Asked) => string,
  limitMs = LIMIT_MS,
): (page: Asked) => Promise<T> {
  let isOften = false;
  let ended: unknown;
  return async (page) => {
    if (ended) throw ended;
    const options = { doing: doing(page), limitMs, isOften };
    isOften = true;
    try {
      return await awaitExtension(name, () => work(page), options);
    } catch (error) {
      if (wasEnded(error)) ended = error;
      throw error;
    }
  };
}

const wasEnded = (error: unknown) => error instanceof BifolioError && error.cause instanceof TookTooLong;

function named<T>(name: string, work: () => T, doing?: string): T {
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
  { doing, limitMs = LIMIT_MS, isOften }: CallOptions = {},
): Promise<T> {
  try {
    return await callInTime(work, limitMs, { isOften });
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
