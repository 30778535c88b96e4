import type { MarkedLine } from '../highlight/lines/comment-marks.ts';
import type { TypeNote } from './types.ts';

/** What is said of a shown line. */
export interface LineNotes {
  /** Of the line itself, from left to right. */
  notes: TypeNote[];
  /** What the author says above it, and below it when it is the last. */
  above: TypeNote[];
  below: TypeNote[];
}

/** Notes of each shown line. What stands above a line that marks have taken away belongs to the next. */
export function notesByLine(notes: readonly TypeNote[], lines: readonly MarkedLine[]): LineNotes[] {
  const groups = lines.map((): LineNotes => ({ notes: [], above: [], below: [] }));
  const ordered = [...notes].sort((a, b) => a.line - b.line || a.column - b.column);
  for (const note of ordered) {
    const index = lines.findIndex(({ source }) => source >= note.line + 1);
    const line = lines[index];
    if (note.kind !== 'tag') {
      if (line?.source === note.line + 1 && note.column <= line.text.length) groups[index]?.notes.push(note);
    } else if (line) groups[index]?.above.push(note);
    else groups.at(-1)?.below.push(note);
  }
  return groups;
}
