import type { ChangedRows } from './changed-rows.ts';
import type { OrderedRows, Row, Rows } from './rows.ts';

/** Rows that are to be kept. They may still change, and none is added. */
export interface RowsToKeep extends OrderedRows {
  /** Puts a row in place of one that is there. */
  set(key: string, row: Row): void;
  delete(key: string): void;
}

export interface RowsToKeepOptions {
  changed: ChangedRows;
  /** As they were kept. */
  kept: Rows;
  /** Whether one of them was used by this process. */
  isUsed(at: number): boolean;
  /** Number of this build. */
  build: number;
}

/** What a process has changed, and the rest of what was kept. Objects of all rows together would take as much as all that is known of pages. */
export function rowsToKeep({ changed, kept, isUsed, build }: RowsToKeepOptions): RowsToKeep {
  /** `undefined` for one that goes. */
  const later = new Map<string, Row | undefined>();

  function keptRow(at: number): Row {
    const row = kept.row(at);
    if (isUsed(at)) row.used = build;
    return row;
  }

  function* all(): Generator<readonly [string, Row]> {
    let at = 0;
    for (const key of changed.keys()) {
      for (; at < kept.size && kept.key(at) < key; at++) yield [kept.key(at), keptRow(at)];
      if (at < kept.size && kept.key(at) === key) at++;
      const place = changed.get(key);
      if (place) yield [key, { ...place, used: build }];
    }
    for (; at < kept.size; at++) yield [kept.key(at), keptRow(at)];
  }

  return {
    most: changed.size + kept.size,
    set: (key, row) => void later.set(key, row),
    delete: (key) => void later.set(key, undefined),
    *[Symbol.iterator]() {
      for (const one of all()) {
        const [key] = one;
        const row = later.get(key);
        if (row) yield [key, row];
        else if (!later.has(key)) yield one;
      }
    },
  };
}
