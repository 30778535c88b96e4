import type { Problem } from '../errors/bifolio-error.ts';

const notes = new Map<string, Problem>();

/** Notes what an author should hear of the folder that commands work in. What is noted again is told once. */
export function noteOnce(note: Pick<Problem, 'code' | 'message' | 'hint'>): void {
  notes.set(note.message, { severity: 'warning', ...note });
}

/** What has been noted in this process and not been told. */
export function takeWorkNotes(): Problem[] {
  const taken = [...notes.values()];
  notes.clear();
  return taken;
}
