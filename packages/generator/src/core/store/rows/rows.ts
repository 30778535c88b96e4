import { closeSync, readFileSync, renameSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { kindOf, removeFile } from '../../files/remove-own.ts';
import { openOwnFile, writeAll } from '../../files/write-own.ts';
import { KEY_BYTES } from '../keys.ts';
import { PLACE_BYTES, type Place, readPlace, writePlace } from '../place-bytes.ts';

/** Name of the file in a store's folder. */
export const ROWS_FILE = 'rows';

/*
 * The file that tells where bodies are: a line with the format, a line with what all rows have in common, then a row of 32 bytes for
 * each body in the order of keys: key, place, build that used it last.
 */
const PLACE_AT = KEY_BYTES;
const USED_AT = PLACE_AT + PLACE_BYTES;
const ROW_BYTES = USED_AT + 4;

/** Where a body is, and its use. */
export interface Row extends Place {
  /** Number of the build that used it last. */
  used: number;
}

/** Rows as they were kept: bytes, since a site may have hundreds of thousands. */
export interface Rows {
  /** Of the last build. */
  build: number;
  /** Stands for all of it. */
  sum: number;
  size: number;
  /** Place of a key; -1 when there is no such row. */
  find(key: string): number;
  key(at: number): string;
  row(at: number): Row;
}

interface Head {
  build: number;
  packs: string[];
  sum: number;
}

/** Rows in a file; none when there is no file, or it is damaged or of another format. */
export function readRows(path: string, format: string): Rows {
  try {
    if (kindOf(path) !== 'file') return NO_ROWS;
    const bytes = readFileSync(path);
    const [first, second] = [bytes.indexOf('\n'), bytes.indexOf('\n', bytes.indexOf('\n') + 1)];
    if (bytes.toString('utf8', 0, first) !== format) return NO_ROWS;
    const head = JSON.parse(bytes.toString('utf8', first + 1, second)) as Head;
    const table = bytes.subarray(second + 1);
    return table.length % ROW_BYTES === 0 && sumOf(head, table) === head.sum ? rowsOf(head, table) : NO_ROWS;
  } catch {
    return NO_ROWS;
  }
}

const sumOf = ({ build, packs }: Omit<Head, 'sum'>, table: Buffer) =>
  crc32(table, crc32(JSON.stringify([build, packs])));

function rowsOf({ build, packs, sum }: Head, table: Buffer): Rows {
  const size = table.length / ROW_BYTES;
  return {
    build,
    sum,
    size,
    key: (at) => table.toString('latin1', at * ROW_BYTES, at * ROW_BYTES + KEY_BYTES),
    find(key) {
      const wanted = Buffer.from(key, 'latin1');
      let [low, high] = [0, size - 1];
      while (low <= high) {
        const middle = (low + high) >> 1;
        const from = middle * ROW_BYTES;
        const order = wanted.compare(table, from, from + KEY_BYTES);
        if (order === 0) return middle;
        if (order > 0) low = middle + 1;
        else high = middle - 1;
      }
      return -1;
    },
    row(at) {
      const from = at * ROW_BYTES;
      return { ...readPlace(table, from + PLACE_AT, packs), used: table.readUInt32LE(from + USED_AT) };
    },
  };
}

const NO_ROWS: Rows = rowsOf({ build: 0, packs: [], sum: 0 }, Buffer.alloc(0));

/** Rows with their keys, each key once. */
export type KeyedRows = Iterable<readonly [key: string, row: Row]>;

/** Such rows in the order of their keys. */
export interface OrderedRows extends KeyedRows {
  /** There are no more than so many. */
  readonly most: number;
}

/** Writes rows in place of those of the last build. Gives the names of the packs they lie in. */
export function writeRows(
  path: string,
  format: string,
  { build, rows }: { build: number; rows: OrderedRows },
): ReadonlySet<string> {
  const numbers = new Map<string, number>();
  const table = Buffer.alloc(rows.most * ROW_BYTES);
  let from = 0;
  for (const [key, row] of rows) {
    const number = numbers.get(row.pack) ?? numbers.size;
    numbers.set(row.pack, number);
    table.write(key, from, 'latin1');
    writePlace(table, from + PLACE_AT, row, number);
    table.writeUInt32LE(row.used, from + USED_AT);
    from += ROW_BYTES;
  }
  writeTable(path, format, { build, packs: [...numbers.keys()], table: table.subarray(0, from) });
  return new Set(numbers.keys());
}

function writeTable(
  path: string,
  format: string,
  { build, packs, table }: { build: number; packs: string[]; table: Buffer },
): void {
  const head: Head = { build, packs, sum: sumOf({ build, packs }, table) };
  const own = `${path}-${process.pid}`;
  const file = openOwnFile(own);
  try {
    writeAll(file, own, Buffer.from(`${format}\n${JSON.stringify(head)}\n`));
    writeAll(file, own, table);
  } catch (error) {
    removeFile(own);
    throw error;
  } finally {
    closeSync(file);
  }
  renameSync(own, path);
}
