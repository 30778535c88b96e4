import { PLACE_BYTES, type Place, readPlace, writePlace } from './place-bytes.ts';

/** Rows that a process has put or forgotten, by key. */
export interface ChangedRows {
  readonly size: number;
  has(key: string): boolean;
  /** `undefined` for one that was forgotten. */
  get(key: string): Place | undefined;
  /** `undefined` forgets the row. */
  set(key: string, place: Place | undefined): void;
  keys(): Iterable<string>;
  clear(): void;
}

const FORGOTTEN = -1;

/** Places are numbers in one buffer: a cold build of a large site puts hundreds of thousands, and an object of each takes 100 bytes. */
export function createChangedRows(): ChangedRows {
  const slots = new Map<string, number>();
  const packs: string[] = [];
  let table = Buffer.alloc(0);
  let used = 0;

  function write(place: Place): number {
    if ((used + 1) * PLACE_BYTES > table.length) table = Buffer.concat([table], 2 * table.length + 1024);
    if (!packs.includes(place.pack)) packs.push(place.pack);
    writePlace(table, used * PLACE_BYTES, place, packs.indexOf(place.pack));
    return used++;
  }

  return {
    get size() {
      return slots.size;
    },
    has: (key) => slots.has(key),
    get(key) {
      const slot = slots.get(key) ?? FORGOTTEN;
      return slot === FORGOTTEN ? undefined : readPlace(table, slot * PLACE_BYTES, packs);
    },
    set: (key, place) => void slots.set(key, place ? write(place) : FORGOTTEN),
    keys: () => slots.keys(),
    clear() {
      slots.clear();
      used = 0;
    },
  };
}
