import { takeWorkNotes } from '../core/cache/work-notes.ts';
import { createPageClock } from '../core/clock/page-clock.ts';
import { BifolioError, type Problem } from '../core/errors/bifolio-error.ts';
import { orFail } from '../core/errors/or-fail.ts';
import { createLog, type Log, type LogStream } from '../core/log/log.ts';
import { createProgress, type Progress } from '../core/log/progress.ts';
import { flagText } from './flag-advice.ts';

/** What a command talks through. */
export interface Terminal {
  log: Log;
  progress: Progress;
  /** Tells programs what the command has counted, and what it has found where its text is no list of problems; see `--json`. */
  count(counts: Readonly<Record<string, number>>, problems?: readonly Problem[]): void;
  /** Has the command end with exit code 1. */
  fail(): void;
  /** The exit code so far: 0, or 1 after `fail`. */
  exitCode(): number;
  /** Ends `dev` and `preview` where they are no process of their own. */
  ending?: AbortSignal;
}

/** Where a command writes; `process` is one. */
export interface Streams {
  stdout: LogStream;
  stderr: LogStream;
  /** Ends `dev` and `preview` where they are no process of their own. */
  ending?: AbortSignal;
}

/** A page of 64 kB takes five seconds at most, and hosts that do not answer are given up earlier. */
const END_AFTER_MS = 300_000;

export function createTerminal({ stdout, stderr, ending }: Streams): Terminal {
  const { fd, isTTY } = stdout;
  const clock =
    fd === undefined ? undefined : createPageClock({ fd, isBar: isTTY, endAfterMs: END_AFTER_MS });
  let code = 0;
  return {
    log: createLog({ stdout, stderr }),
    progress: createProgress(stdout, undefined, clock),
    count() {},
    fail: () => {
      code = 1;
    },
    exitCode: () => code,
    ending,
  };
}

const UNSETTLED: Problem = {
  severity: 'error',
  code: 'unsettled',
  message: 'The command cannot finish: it waits for a promise that is neither fulfilled nor rejected.',
  hint: 'Look among components, layouts, slots and overrides, and what they import, for `await` outside of functions.',
};

/** Runs a command to its end, or says why there will be none; see `reportErrors`. What was noted of its work folder comes last. */
export async function runCommand(terminal: Terminal, command: () => Promise<void>): Promise<void> {
  // Who waits for something in particular may know more, and is asked first.
  await reportErrors(terminal, () => orFail(command(), () => new BifolioError(UNSETTLED), { idleTimes: 2 }));
  terminal.log.report(takeWorkNotes());
}

/** Errors an author can mend are reported without a stack trace, and the exit code is 1. `adviceOn`: what to type instead. */
export async function reportErrors(
  { log, fail }: Terminal,
  action: () => unknown,
  adviceOn?: (message: string) => string,
): Promise<void> {
  try {
    await action();
  } catch (error) {
    fail();
    if (error instanceof BifolioError) log.report(error.problems);
    else if (error instanceof Error && error.name === 'CACError')
      log.error(`${flagText(error.message)}\n  ${adviceOn?.(error.message) ?? 'See "bifolio --help".'}`);
    else
      log.error(
        `This is a fault in Bifolio, please report it.\n${error instanceof Error ? error.stack : String(error)}`,
      );
  }
}
