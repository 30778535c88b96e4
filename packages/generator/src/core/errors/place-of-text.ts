import { readFileSync } from 'node:fs';

/** Line and column where a text first stands in a file; empty when it is nowhere in it. */
export function placeOfText(path: string, text: string): { line?: number; column?: number } {
  const lines = readFileSync(path, 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(text));
  return index < 0 ? {} : { line: index + 1, column: (lines[index]?.indexOf(text) ?? 0) + 1 };
}
