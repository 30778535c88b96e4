import pc from 'picocolors';
import { formatPosition, type Problem } from '../errors/bifolio-error.ts';
import { plural } from '../text/plural.ts';

/** A place that text is written to; `process.stdout` is one. */
export interface LogStream {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

export interface LogOptions {
  stdout: LogStream;
  stderr: LogStream;
  /** @default what the terminal can do */
  color?: boolean;
}

/** Messages for the person at the terminal. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
  /** Problems grouped by file, errors and warnings counted in a last line. Writes nothing when there are none. */
  report(problems: readonly Problem[]): void;
}

/** A log that writes to the given streams: information to `stdout`, warnings, errors and reports to `stderr`. */
export function createLog({ stdout, stderr, color = pc.isColorSupported }: LogOptions): Log {
  const colors = pc.createColors(color);
  const mark = { error: colors.red('error'), warning: colors.yellow('warning') };
  const line = (problem: Problem) => {
    const place = formatPosition({ line: problem.line, column: problem.column });
    const head = [place && colors.dim(place), mark[problem.severity], problem.message].filter(Boolean);
    const hint = problem.hint && `    ${colors.cyan(problem.hint.replaceAll('\n', '\n    '))}`;
    return [`  ${head.join(' ')}`, hint].filter(Boolean).join('\n');
  };
  return {
    info: (message) => void stdout.write(`${message}\n`),
    warn: (message) => void stderr.write(`${mark.warning} ${message}\n`),
    error: (message) => void stderr.write(`${mark.error} ${message}\n`),
    report(problems) {
      if (problems.length === 0) return;
      const groups = [...groupByFile(problems)].map(([file, list]) =>
        [file && colors.bold(file), ...list.map(line)].filter(Boolean).join('\n'),
      );
      stderr.write(`${groups.join('\n\n')}\n\n${summary(problems)}\n`);
    },
  };
}

function groupByFile(problems: readonly Problem[]): Map<string, Problem[]> {
  const groups = Map.groupBy(problems, ({ file }) => file ?? '');
  const byPosition = (a: Problem, b: Problem) =>
    (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
  for (const list of groups.values()) list.sort(byPosition);
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function summary(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const counts: [number, string][] = [
    [errors, 'error'],
    [problems.length - errors, 'warning'],
  ];
  return counts.flatMap(([count, noun]) => (count === 0 ? [] : plural(count, noun))).join(', ');
}
