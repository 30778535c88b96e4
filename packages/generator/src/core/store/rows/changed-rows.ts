import { PLACE_BYTES, type Place, readPlace, writePlace } from '../place-bytes.ts';
import { createKeyedBytes } from './keyed-bytes.ts';

/** Rows that a process has put or forgotten, by key. */
export interface ChangedRows {
  readonly size: number;
  has(key: string): boolean;
  /** `undefined` for one that was forgotten. */
  get(key: string): Place | undefined;
  /** `undefined` forgets the row. */
  set(key: string, place: Place | undefined): void;
  /** In their order. */
  keys(): Iterable<string>;
  clear(): void;
}

/** No pack has this number: what has it was forgotten. */
const FORGOTTEN = 0xffff;
const NOWHERE: Place = { pack: '', start: 0, length: 0, sum: 0 };

/** Rows are bytes: a cold build of a large site puts hundreds of thousands, and an object of each takes 100 bytes. */
export function createChangedRows(): ChangedRows {
  const packs: string[] = [];
  let rows = createKeyedBytes(PLACE_BYTES);

  function numberOf(pack: string): number {
    const known = packs.indexOf(pack);
    return known < 0 ? packs.push(pack) - 1 : known;
  }

  return {
    get size() {
      return rows.size;
    },
    has: (key) => rows.find(key) >= 0,
    get(key) {
      const at = rows.find(key);
      const isThere = at >= 0 && rows.table.readUInt16LE(at) !== FORGOTTEN;
      return isThere ? readPlace(rows.table, at, packs) : undefined;
    },
    set(key, place) {
      const found = rows.find(key);
      const at = found < 0 ? rows.add(key) : found;
      writePlace(rows.table, at, place ?? NOWHERE, place ? numberOf(place.pack) : FORGOTTEN);
    },
    keys: () => rows.keys(),
    clear() {
      rows = createKeyedBytes(PLACE_BYTES);
    },
  };
}
