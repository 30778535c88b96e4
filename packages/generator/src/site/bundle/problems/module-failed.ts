import type { Position, Problem } from '../../../core/errors/bifolio-error.ts';
import { hintOfThrown } from '../../../core/errors/hint-of-thrown.ts';

/** A module of the author's that throws while it is loaded, at this place. */
export function moduleFailed({ message }: Error, place: Position | undefined): Problem {
  const where = place ? [] : ['Look among components, layouts, slots and overrides, and what they import.'];
  return {
    severity: 'error',
    code: 'module-failed',
    message: `A module of this site throws while it is loaded: ${message}`,
    hint: [...where, hintOfThrown(message) ?? []].flat().join('\n') || undefined,
    ...place,
  };
}
