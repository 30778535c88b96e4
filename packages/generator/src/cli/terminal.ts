import { BifolioError } from '../errors.ts';
import { createLog, type Log } from '../log.ts';
import { createProgress, type Progress } from '../progress.ts';

/** What a command talks through. */
export interface Terminal {
  log: Log;
  progress: Progress;
}

/** The terminal of this process. */
export function createTerminal(): Terminal {
  return {
    log: createLog({ stdout: process.stdout, stderr: process.stderr }),
    progress: createProgress(process.stdout),
  };
}

/** Runs a command; an error an author can mend is reported without a stack trace, and the exit code is 1. */
export async function runCommand(command: () => unknown): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.exitCode = 1;
    const { log } = createTerminal();
    if (error instanceof BifolioError) log.report(error.problems);
    else if (error instanceof Error && error.name === 'CACError')
      log.error(`${error.message}\n  See "bifolio --help".`);
    else
      log.error(
        `This is a fault in Bifolio, please report it.\n${error instanceof Error ? error.stack : String(error)}`,
      );
  }
}
