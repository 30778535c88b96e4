import type { Problem } from '../core/errors/bifolio-error.ts';
import { jsonReport } from '../core/log/json-report.ts';
import type { LogStream } from '../core/log/log.ts';
import type { Progress } from '../core/log/progress.ts';
import type { Terminal } from './terminal.ts';

/** A terminal for programs: nothing is written before the command ends, and then one JSON object to `stdout`. */
export interface JsonTerminal extends Terminal {
  end(): void;
}

export function createJsonTerminal(command: string, stdout: LogStream, terminal: Terminal): JsonTerminal {
  const problems: Problem[] = [];
  let counts: Readonly<Record<string, number>> = {};
  const add = (severity: Problem['severity'], code: string) => (message: string) =>
    void problems.push({ severity, code, message });
  return {
    ...terminal,
    progress: SILENT,
    log: {
      info() {},
      warn: add('warning', 'unexpected'),
      error: add('error', 'crash'),
      report: (found) => void problems.push(...found),
    },
    count(counted, found = []) {
      counts = counted;
      problems.push(...found);
    },
    end() {
      const passed = terminal.exitCode() === 0;
      stdout.write(`${JSON.stringify(jsonReport(command, problems, { passed, counts }), null, 2)}\n`);
    },
  };
}

const SILENT: Progress = { start() {}, step() {}, done() {} };
