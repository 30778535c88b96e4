import type { TypeNote } from 'bifolio';
import { findCutNotations, findFlagNotations } from 'twoslash';

/** Comments that are shown as lines of their own. */
export const tags = ['log', 'warn', 'error', 'annotate'];

type Ranges = readonly (readonly [start: number, end: number])[];

/**
 * What the author says with `// @log: text` and its kin, each above the line that follows it in the shown code. twoslash
 * itself loses all but the last of several in a row.
 */
export function tagNotes(code: string, removals: Ranges): TypeNote[] {
  const cuts = findCutNotations(code, { removals: [] });
  return findFlagNotations(code, tags, [])
    .filter(({ type, start }) => type === 'tag' && !cuts.some(([from, to]) => from <= start && start < to))
    .sort((a, b) => a.start - b.start)
    .map(({ name, value, start }) => ({
      kind: 'tag',
      line: shownLine(code, start, removals),
      column: 0,
      length: 0,
      name,
      text: value === true ? '' : String(value),
    }));
}

/** How many lines above this offset are shown. */
function shownLine(code: string, offset: number, removals: Ranges): number {
  let lines = 0;
  for (let at = code.indexOf('\n'); at !== -1 && at < offset; at = code.indexOf('\n', at + 1))
    if (!removals.some(([from, to]) => from <= at && at < to)) lines += 1;
  return lines;
}
