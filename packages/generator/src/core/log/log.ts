import pc from 'picocolors';
import type { Problem } from '../errors/bifolio-error.ts';
import { reportText } from './report-text.ts';

/** A place that text is written to; `process.stdout` is one. */
export interface LogStream {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
  /** The open file behind it. */
  fd?: number;
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
  /** Problems grouped by file, those that many places share after them, and their numbers. Writes nothing when there are none. */
  report(problems: readonly Problem[]): void;
}

/**
 * A log that writes to the given streams: information to `stdout`, warnings, errors and reports to `stderr`.
 * @example
 * ```ts
 * import { createLog } from 'bifolio';
 *
 * createLog(process).warn('No page has a description.');
 * ```
 */
export function createLog({ stdout, stderr, color = pc.isColorSupported }: LogOptions): Log {
  const colors = pc.createColors(color);
  const mark = { error: colors.red('error'), warning: colors.yellow('warning') };
  return {
    info: (message) => void stdout.write(`${message}\n`),
    warn: (message) => void stderr.write(`${mark.warning} ${message}\n`),
    error: (message) => void stderr.write(`${mark.error} ${message}\n`),
    report(problems) {
      if (problems.length > 0) stderr.write(`${reportText(problems, colors)}\n`);
    },
  };
}
