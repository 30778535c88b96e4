import type { Place } from './place-bytes.ts';
import { createChangedRows } from './rows/changed-rows.ts';
import { type OrderedRows, type Row, readRows, writeRows } from './rows/rows.ts';
import { type RowsToKeep, rowsToKeep } from './rows/rows-to-keep.ts';

/** Where the bodies of a store are: the rows that were kept, and what this process has changed since. */
export interface StoreIndex {
  /** Number of the last build. */
  readonly build: number;
  readonly hasChanges: boolean;
  /** Whether this process has set or forgotten a key. */
  isChanged(key: string): boolean;
  /** Where a body is. It counts as used. */
  find(key: string): Place | undefined;
  set(key: string, place: Place): void;
  forget(key: string): void;
  forgetUnless(isWanted: (key: string, isUsed: boolean) => boolean): void;
  /** All rows as they are to be kept now. Another process may have kept its own meanwhile. */
  rows(): RowsToKeep;
  /** Kept rows of bodies that this process has replaced or forgotten. */
  replaced(): Row[];
  /** Keeps rows in place of those of `build`, the last one by default. Gives the names of the packs they lie in. */
  keep(rows: OrderedRows, build?: number): ReadonlySet<string>;
  /** All is kept that is to be. */
  settle(): void;
}

/** The index in a file; `format` stands for the shape of all that is kept. */
export function openIndex(path: string, format: string): StoreIndex {
  const kept = readRows(path, format);
  /** Kept rows that were asked for, by place. */
  const used = new Uint8Array(kept.size);
  const changed = createChangedRows();

  function rows(): RowsToKeep {
    const now = readRows(path, format);
    const isUsed = (at: number) => used[now.sum === kept.sum ? at : kept.find(now.key(at))] === 1;
    return rowsToKeep({ changed, kept: now, isUsed, build: kept.build + 1 });
  }

  return {
    build: kept.build,
    get hasChanges() {
      return changed.size > 0;
    },
    isChanged: (key) => changed.has(key),
    find(key) {
      if (changed.has(key)) return changed.get(key);
      const at = kept.find(key);
      if (at < 0) return undefined;
      used[at] = 1;
      return kept.row(at);
    },
    set: changed.set,
    forget: (key) => changed.set(key, undefined),
    forgetUnless(isWanted) {
      for (let at = 0; at < kept.size; at++) {
        const key = kept.key(at);
        if (!changed.has(key) && !isWanted(key, used[at] === 1)) changed.set(key, undefined);
      }
    },
    rows,
    replaced: () =>
      [...changed.keys()].map((key) => kept.find(key)).flatMap((at) => (at < 0 ? [] : kept.row(at))),
    keep: (all, build = kept.build) => writeRows(path, format, { build, rows: all }),
    settle: changed.clear,
  };
}
