import { KEY_BYTES } from '../keys.ts';

/** Bytes by key, all of the same length, in one buffer. */
export interface KeyedBytes {
  readonly size: number;
  /** The buffer of now: adding a key may bring another one. */
  readonly table: Buffer;
  /** Where the bytes of a key begin in `table`; -1 when it has none. */
  find(key: string): number;
  /** Adds a key that is not there. Gives where its bytes begin. */
  add(key: string): number;
  /** In their order. */
  keys(): Iterable<string>;
}

const FIRST_ROWS = 512;

/** A map from keys of a store to `length` bytes each, by open addressing. One of strings takes three times as much. */
export function createKeyedBytes(length: number): KeyedBytes {
  const rowBytes = KEY_BYTES + length;
  const wanted = Buffer.alloc(KEY_BYTES);
  let table = Buffer.alloc(FIRST_ROWS * rowBytes);
  /** Numbers of rows, from 1 on, at the places that their keys lead to; 0 where none is. */
  let slots = new Uint32Array(2 * FIRST_ROWS);
  let size = 0;

  /** The slot of the key at a place of a buffer, or the free one where it belongs. A piece of a key is a hash as well. */
  function slotOf(keys: Buffer, at: number): number {
    let slot = keys.readUInt32LE(at + KEY_BYTES - 4) % slots.length;
    for (let row = slots[slot]; row; row = slots[slot]) {
      const from = (row - 1) * rowBytes;
      if (keys.compare(table, from, from + KEY_BYTES, at, at + KEY_BYTES) === 0) break;
      slot = (slot + 1) % slots.length;
    }
    return slot;
  }

  function grow(): void {
    table = Buffer.concat([table], 2 * table.length);
    slots = new Uint32Array(2 * slots.length);
    for (let row = 0; row < size; row++) slots[slotOf(table, row * rowBytes)] = row + 1;
  }

  return {
    get size() {
      return size;
    },
    get table() {
      return table;
    },
    find(key) {
      wanted.write(key, 'latin1');
      const row = slots[slotOf(wanted, 0)] ?? 0;
      return row === 0 ? -1 : (row - 1) * rowBytes + KEY_BYTES;
    },
    add(key) {
      if ((size + 1) * rowBytes > table.length) grow();
      wanted.write(key, 'latin1');
      slots[slotOf(wanted, 0)] = size + 1;
      wanted.copy(table, size * rowBytes);
      return size++ * rowBytes + KEY_BYTES;
    },
    *keys() {
      const starts = Uint32Array.from({ length: size }, (_, row) => row * rowBytes);
      starts.sort((a, b) => table.compare(table, b, b + KEY_BYTES, a, a + KEY_BYTES));
      for (const start of starts) yield table.toString('latin1', start, start + KEY_BYTES);
    },
  };
}
