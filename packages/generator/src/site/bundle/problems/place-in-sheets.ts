import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from '../../../core/errors/bifolio-error.ts';
import { slashed } from '../../../core/files/relative-path.ts';

const OTHERS = new Set(['node_modules', 'dist', '.bifolio', '.git']);

/**
 * Where the lines stand that a minifier draws below an error (`12 |  a { color: }`, with a `^` below the line in question): it reads
 * all sheets of a page as one. The sheet in a site's folder that has most of these lines, that one among them; empty when none has.
 */
export function placeInSheets(frame: string, root: string): Position {
  const rows = frame.split('\n').map((row) => /^\s*\d*\s*\|\s{2}(.*)$/.exec(row)?.[1] ?? '');
  const caret = rows.findIndex((row) => /^\s*\^+\s*$/.test(row));
  if (caret < 1) return {};
  const lines = rows.filter((_, index) => index !== caret);
  const column = (rows[caret]?.indexOf('^') ?? 0) + 1;
  const files = globSync('**/*.css', { cwd: root, exclude: (name) => OTHERS.has(name) });
  const places = files.flatMap((file) => {
    const found = lineOf(lines, caret - 1, readFileSync(join(root, file), 'utf8').split(/\r?\n/));
    return found ? [{ file: slashed(file), ...found }] : [];
  });
  const [best] = places.sort((one, other) => other.same - one.same);
  return best ? { file: best.file, line: best.line, column } : {};
}

/** The line of a text that is `lines[wanted]`, with most of the others around it, and how many they are. */
function lineOf(lines: readonly string[], wanted: number, text: readonly string[]) {
  const candidates = text.flatMap((line, at) => {
    if (line !== lines[wanted]) return [];
    const same = lines.filter((other, index) => text[at + index - wanted] === other).length;
    return [{ line: at + 1, same }];
  });
  return candidates.sort((one, other) => other.same - one.same)[0];
}
