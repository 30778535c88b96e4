/** Where in a file something went wrong. Lines and columns count from 1. */
export interface Position {
  /** Path as the author knows it: relative to the site folder, forward slashes. */
  file?: string;
  line?: number;
  column?: number;
}

/**
 * Something an author should hear about. Problems are collected and reported together.
 * @example
 * ```ts
 * import type { Problem } from 'bifolio';
 *
 * const errorsOf = (problems: readonly Problem[]) => problems.filter(({ severity }) => severity === 'error');
 * ```
 */
export interface Problem extends Position {
  severity: 'error' | 'warning';
  /** Stable name of the kind of problem, for filters and tests, such as `dead-link`. */
  code: string;
  /** What happened, one sentence. */
  message: string;
  /** What to type instead. */
  hint?: string;
  /** Place of the value in the config, such as `['theme', 'navbar', 0]`; lets `loadConfig` find its line. */
  option?: readonly (string | number)[];
  /** What is written in the config or in a module of it; lets `placeProblems` find the line where no option tells it. */
  written?: string;
}

/** Marks our errors in every copy of this module: a site's server bundle has one of its own. */
const BRAND = Symbol.for('bifolio.error');

/**
 * The only error class this package throws on purpose: an input that the author can mend.
 * @example
 * ```ts
 * import { BifolioError } from 'bifolio';
 *
 * throw new BifolioError({
 *   severity: 'error',
 *   code: 'unknown-tea',
 *   message: 'There is no tea "sensha".',
 *   hint: 'Did you mean "sencha"?',
 *   file: 'teas.json',
 * });
 * ```
 */
export class BifolioError extends Error {
  override name = 'BifolioError';
  readonly [BRAND] = true;
  readonly problems: readonly Problem[];

  /** `cause`: what was thrown by code of the author. */
  constructor(problems: Problem | readonly Problem[], options?: ErrorOptions) {
    const list = Array.isArray(problems) ? (problems as readonly Problem[]) : [problems as Problem];
    super(list.map(formatProblem).join('\n'), options);
    this.problems = list;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && BRAND in value;
  }
}

/** `file:line:column`, with the parts that are known. */
export function formatPosition({ file, line, column }: Position): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}

/** One problem as plain text: position, message, and the hint on a line of its own. */
export function formatProblem(problem: Problem): string {
  const position = formatPosition(problem);
  const head = position ? `${position} ${problem.message}` : problem.message;
  return problem.hint ? `${head}\n  ${problem.hint}` : head;
}
