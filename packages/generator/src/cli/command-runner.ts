import { createJsonTerminal } from './json-terminal.ts';
import { runCommand, type Streams, type Terminal } from './terminal.ts';

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
      if (sarif !== undefined) {
        const { createSarifTerminal } = await import('./sarif-file.ts');
        const to = createSarifTerminal(sarif, dir, terminal);
        await runCommand(to, () => action(to));
        return to.end();
      }
      if (!json) return runCommand(terminal, () => action(terminal));
      const to = createJsonTerminal(name, stdout, terminal);
      await runCommand(to, () => action(to));
      to.end();
    },
  };
}
