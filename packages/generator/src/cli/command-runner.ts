import { createJsonTerminal } from './json-terminal.ts';
import { reportErrors, runCommand, type Streams, type Terminal } from './terminal.ts';

/** Help of the option `--json`. */
export const JSON_HELP = 'Write one JSON object with all findings';

/** Help of the option `--sarif`. */
export const SARIF_HELP = 'Also write the findings to this file, as SARIF';

/** Help of the option `--kept-sources`. */
export const KEPT_SOURCES_HELP = 'Take rows of sources and data from .bifolio, without running them';

/** Runs the actions of commands. Errors are written to the terminal and give the process its exit code. */
export interface CommandRunner {
  run(action: (terminal: Terminal) => Promise<void>): Promise<void>;
  /** Runs a command that reports problems of the site in `dir`, as text, with `--json` as one object, with `--sarif` to a file as well. */
  report(
    name: string,
    options: { json?: boolean; sarif?: string; dir?: string },
    action: (terminal: Terminal) => Promise<void>,
  ): Promise<void>;
}

/** A runner that writes to a terminal. */
export function createCommandRunner(terminal: Terminal, { stdout }: Pick<Streams, 'stdout'>): CommandRunner {
  return {
    run: (action) => runCommand(terminal, () => action(terminal)),
    async report(name, { json, sarif, dir }, action) {
      const asJson = json ? createJsonTerminal(name, stdout, terminal) : undefined;
      const to = asJson ?? terminal;
      if (sarif === undefined) await runCommand(to, () => action(to));
      else {
        const { createSarifTerminal } = await import('./sarif-file.ts');
        const collecting = createSarifTerminal(sarif, dir, to);
        await runCommand(collecting, () => action(collecting));
        await reportErrors(to, collecting.end);
      }
      asJson?.end();
    },
  };
}
