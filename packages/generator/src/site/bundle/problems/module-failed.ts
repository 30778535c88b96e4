import type { Position, Problem } from '../../../core/errors/bifolio-error.ts';
import { hintOfThrown, isOfBrowser } from '../../../core/errors/hint-of-thrown.ts';

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

const IN_EFFECT =
  'It needs a browser, and components are rendered at build too: import it in an effect, with `import()`.';

/** A package that throws while it is imported, at this place among the author's modules; without one, another package imports it. */
export function packageFailed({ message }: Error, name: string, place: Position | undefined): Problem {
  const where = place ? [] : [`See which package needs it: npm ls ${name}`];
  const hint = isOfBrowser(message) ? IN_EFFECT : hintOfThrown(message);
  return {
    severity: 'error',
    code: 'module-failed',
    message: `The package "${name}" throws while it is imported: ${message}`,
    hint: [...where, hint ?? []].flat().join('\n') || undefined,
    ...place,
  };
}
