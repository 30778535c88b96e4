import type { Range } from '../../highlight/lines/pieces.ts';
import type { TypeNote } from '../types.ts';

/** Highlights in a line. */
export const highlightRanges = (notes: readonly TypeNote[], line: string): Range[] =>
  rangesOf(notes, line, (note) => (note.kind === 'highlight' ? { isWord: true } : undefined));

/** What the errors of a line are about. */
export const errorRanges = (notes: readonly TypeNote[], line: string): Range[] =>
  rangesOf(notes, line, (note) =>
    note.kind === 'error' ? { wrong: `code-wrong code-wrong-${note.level}` } : undefined,
  );

/** Where notes stand that get a mark, in order; what another one covers already is left to it. */
export function rangesOf(
  notes: readonly TypeNote[],
  line: string,
  markOf: (note: TypeNote) => Range['mark'] | undefined,
): Range[] {
  let end = 0;
  return notes.flatMap((note) => {
    const from = Math.max(note.column, end);
    const to = Math.min(note.column + note.length, line.length);
    const mark = from < to ? markOf(note) : undefined;
    if (!mark) return [];
    end = to;
    return [{ from, to, mark }];
  });
}
