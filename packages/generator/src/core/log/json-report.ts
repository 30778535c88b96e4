import type { Problem } from '../errors/bifolio-error.ts';
import { isExplained, messageUrl } from '../errors/message-url.ts';

/** One problem as other programs read it. */
export interface JsonFinding extends Omit<Problem, 'option' | 'written'> {
  /** Where the documentation explains the code; absent for codes of extensions. */
  url?: string;
}

/** What a command has found, as other programs read it. */
export interface JsonReport {
  /** Goes up when a field changes its meaning. */
  format: 1;
  /** As it was typed: `check`. */
  command: string;
  findings: JsonFinding[];
  summary: {
    /** Whether the exit code is 0. */
    passed: boolean;
    errors: number;
    warnings: number;
    /** What else the command counts, such as `pages`. */
    [count: string]: number | boolean;
  };
}

/** The report of a command, in the order in which terminals show it. */
export function jsonReport(
  command: string,
  problems: readonly Problem[],
  { passed, counts }: { passed: boolean; counts: Readonly<Record<string, number>> },
): JsonReport {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return {
    format: 1,
    command,
    findings: problems.map(finding),
    summary: { passed, errors, warnings: problems.length - errors, ...counts },
  };
}

const finding = ({ code, severity, message, hint, file, line, column }: Problem): JsonFinding => ({
  code,
  severity,
  message,
  hint,
  file,
  line,
  column,
  ...(isExplained(code) && { url: messageUrl(code) }),
});
