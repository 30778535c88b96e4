import { TookTooLong } from '../../core/clock/time-limit.ts';
import { BifolioError, type Problem } from '../../core/errors/bifolio-error.ts';
import { createThrowFinder } from '../bundle/problems/throw-finder.ts';

/** What ended a source, with its module, and the line where the module threw. */
export function problemsOf(error: unknown, { root, maker }: { root: string; maker: string }): Problem[] {
  if (error instanceof BifolioError) return error.problems.map((problem) => ofMaker(maker, problem));
  const message = error instanceof Error ? error.message : String(error);
  const hint =
    error instanceof TookTooLong
      ? 'Set a longer `timeout`, in milliseconds, or find out what it waits for.'
      : maker.startsWith('extension')
        ? 'Correct what it reads, or report this to the authors of the extension.'
        : "Correct the source. To keep the last rows when it fails, set onError: 'keep'.";
  const problem: Problem = {
    severity: 'error',
    code: 'source-failed',
    message: `The source failed: ${message.split('\n', 1)[0]}`,
    hint,
  };
  return [{ ...ofMaker(maker, problem), ...createThrowFinder(root)(error) }];
}

/** A problem with who it is about: the file of a module, or else its name before the message. */
const ofMaker = (maker: string, problem: Problem): Problem =>
  maker.startsWith('extension')
    ? { ...problem, message: `E${maker.slice(1)}: ${problem.message}` }
    : { file: maker, ...problem };

/** What is left of a source that failed. */
interface Left {
  /** Number of its last rows that are not there. */
  lost: number;
  /** The rows are there, but not what its extension makes of them. */
  isAlone: boolean;
}

/** A source that failed, and whose last rows stay. */
export const rowsKept = (problem: Problem, { lost, isAlone }: Left): Problem => ({
  ...problem,
  severity: 'warning',
  hint: [
    lost === 0 ? 'Its last rows are used.' : `Its last rows are used, without ${lost} of locked pages.`,
    ...(isAlone ? ['What the extension makes besides these pages may be incomplete.'] : []),
    problem.hint,
  ].join(' '),
});

/** A warning of a source itself. */
export const warned = (maker: string, warning: Omit<Problem, 'severity'>): Problem =>
  ofMaker(maker, { severity: 'warning', ...warning });

/** A module without a source in it. */
export const noSource = (): BifolioError =>
  new BifolioError({
    severity: 'error',
    code: 'source-failed',
    message: 'The module has no source as its default export.',
    hint: 'Write export default defineSource({ async *pages() { … } }).',
  });

/** A source that had rows before. */
export const rowsGone = (maker: string, before: number): Problem =>
  ofMaker(maker, {
    severity: 'warning',
    code: 'source-empty',
    message: `The source has no rows any more; before, it had ${before}.`,
    hint: 'Check what it reads. If this is right, remove the source.',
  });

/** A source that was never asked, or by another version of Bifolio, where rows are those that were kept. */
export const noRowsKept = (maker: string): Problem =>
  ofMaker(maker, {
    severity: 'error',
    code: 'not-kept',
    message: 'No rows of the source are kept.',
    hint: 'Run bifolio sources first.',
  });

/** A row without its text where rows are those that were kept. */
export const textNotKept = (path: string, maker: string): Problem =>
  ofMaker(maker, {
    severity: 'error',
    code: 'not-kept',
    message: `The text of row "${path}" is not kept.`,
    hint: 'The text of a locked row never is. Build without --kept-sources.',
  });

/** Two sources that make the same page. */
export const sharedPath = (path: string, maker: string, other: string): Problem =>
  ofMaker(maker, {
    severity: 'error',
    code: 'source-row',
    message: `Row "${path}" is made by ${other} too.`,
    hint: 'Give one of them another path.',
  });

/** A row whose page an author has written. */
export const hiddenRow = (path: string, maker: string): Problem =>
  ofMaker(maker, {
    severity: 'warning',
    code: 'source-hidden',
    message: `Row "${path}" is not used, because the source folder contains this file.`,
    hint: 'Remove the file, or give the row another path.',
  });
