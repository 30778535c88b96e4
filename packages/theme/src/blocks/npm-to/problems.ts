import type { BlockContext } from 'bifolio/markdown';
import { tools } from './tools.ts';

type Reported = Parameters<BlockContext['report']>[0];

export const noCode = (line: number): Reported => ({
  severity: 'warning',
  code: 'npm-to-without-code',
  line,
  message: 'This npm-to does not begin with a code block, so there is nothing to convert.',
  hint: 'Put a fence with npm commands right after the opening line.',
});

/** `line`: of what comes after the first fence. */
export const omittedRest = (line: number): Reported => ({
  severity: 'warning',
  code: 'npm-to-rest',
  line,
  message: 'npm-to shows its first code block only, so this is omitted.',
  hint: 'Move it below the container.',
});

export const unknownTools = (names: readonly string[], line: number): Reported => ({
  severity: 'warning',
  code: 'npm-to-tabs',
  line,
  message: `Unknown package manager "${names.join(', ')}" in npm-to.`,
  hint: `Use one of: ${tools.join(', ')}.`,
});
