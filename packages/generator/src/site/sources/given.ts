import type { Took } from '../../core/clock/took.ts';
import type { KeptRow } from './kept-rows.ts';

/** What a source or a module of data has given. */
export interface Given extends Took {
  /** Folder of the rows, or file of the value. */
  kept: string;
  /** Of a source. */
  rows?: RowCounts;
  /** Size of a value as JSON. */
  bytes?: number;
}

/** How many rows there are, and how many of them are not as they were. */
export interface RowCounts {
  all: number;
  added: number;
  changed: number;
  gone: number;
}

export function countRows(
  before: ReadonlyMap<string, KeptRow>,
  now: ReadonlyMap<string, KeptRow>,
): RowCounts {
  const count = (rows: ReadonlyMap<string, KeptRow>, isWanted: (path: string, row: KeptRow) => boolean) =>
    [...rows].filter(([path, row]) => isWanted(path, row)).length;
  return {
    all: now.size,
    added: count(now, (path) => !before.has(path)),
    changed: count(now, (path, { key }) => before.has(path) && before.get(path)?.key !== key),
    gone: count(before, (path) => !now.has(path)),
  };
}
