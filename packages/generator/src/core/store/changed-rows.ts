import type { Place } from './rows.ts';

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

/** Number of the pack, start, length, sum. */
const SLOT_BYTES = 16;
const [START_AT, LENGTH_AT, SUM_AT] = [2, 8, 12];
const FORGOTTEN = -1;

/** Places are numbers in one buffer: a cold build of a large site puts hundreds of thousands, and an object of each takes 100 bytes. */
export function createChangedRows(): ChangedRows {
  const slots = new Map<string, number>();
  const packs: string[] = [];
  let table = Buffer.alloc(0);
  let used = 0;

  function write({ pack, start, length, sum }: Place): number {
    if ((used + 1) * SLOT_BYTES > table.length) table = Buffer.concat([table], 2 * table.length + 1024);
    if (!packs.includes(pack)) packs.push(pack);
    const at = used * SLOT_BYTES;
    table.writeUInt16LE(packs.indexOf(pack), at);
    table.writeUIntLE(start, at + START_AT, 6);
    table.writeUInt32LE(length, at + LENGTH_AT);
    table.writeUInt32LE(sum, at + SUM_AT);
    return used++;
  }

  function read(slot: number): Place {
    const at = slot * SLOT_BYTES;
    return {
      pack: packs[table.readUInt16LE(at)] ?? '',
      start: table.readUIntLE(at + START_AT, 6),
      length: table.readUInt32LE(at + LENGTH_AT),
      sum: table.readUInt32LE(at + SUM_AT),
    };
  }

  return {
    get size() {
      return slots.size;
    },
    has: (key) => slots.has(key),
    get(key) {
      const slot = slots.get(key) ?? FORGOTTEN;
      return slot === FORGOTTEN ? undefined : read(slot);
    },
    set: (key, place) => void slots.set(key, place ? write(place) : FORGOTTEN),
    keys: () => slots.keys(),
    clear() {
      slots.clear();
      used = 0;
    },
  };
}
