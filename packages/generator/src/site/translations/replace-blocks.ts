import { readFileSync, writeFileSync } from 'node:fs';

/** A new text for lines of a file. */
export interface Replacement {
  /** First and last line, from 1. Where `end` is before `line`, the text goes in before `line`. */
  line: number;
  end: number;
  text: string;
}

/** Puts texts in the place of blocks, keeping line ends, the marks of quotes and everything between blocks. */
export function replaceLines(source: string, replacements: readonly Replacement[]): string {
  const newline = source.includes('\r\n') ? '\r\n' : '\n';
  const lines = source.split(/\r?\n/);
  for (const { line, end, text } of [...replacements].sort((a, b) => b.line - a.line)) {
    const marks = /^(?:\s{0,3}>\s?)*/.exec(lines[line - 1] ?? '')?.[0] ?? '';
    const isInserted = end < line;
    const written = text.split('\n').map((part) => (isInserted ? part : `${marks}${part}`));
    lines.splice(line - 1, Math.max(0, end - line + 1), ...written);
  }
  return lines.join(newline);
}

/** Replaces lines of a file in place. */
export const replaceInFile = (path: string, replacements: readonly Replacement[]): void =>
  writeFileSync(path, replaceLines(readFileSync(path, 'utf8'), replacements));
