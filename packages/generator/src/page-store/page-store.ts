import { hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { openOwnFile, writeAll, writeOwnFile } from '../files/write-own.ts';

/*
 * What is kept of each page of a graph, in few files: each writer appends to one of its own, and an index tells of each page where its
 * own stands: number of the file, start, length, hash. Each page has its place there, so that writers work side by side.
 */
const INDEX_FILE = 'index';
/** Names of the files of a store. */
export const STORE_FILES = /^(?:index|data-\d+)$/;
const ENTRY_BYTES = 24;
const LENGTH_AT = 8;
const HASH_AT = 12;
const HASH_LENGTH = 12;
/** Whoever asks for more is asked whether the file has so much: an index may be damaged. */
const LONGEST = 1024 * 1024;
/** What is written waits in memory until there are so many bytes of it. */
const BUFFER_BYTES = 256 * 1024;
/** And no more pages than so many. */
const MOST_WAITING = 512;

const dataFile = (dir: string, number: number) => join(dir, `data-${number}`);

/** Adds to a store. */
export interface StoreWriter {
  /** `page` is its index in the graph. What is written last counts. */
  write(page: number, data: Buffer): void;
  /** Call before others read what was written. */
  flush(): void;
  close(): void;
}

/** Reads a store. */
export interface StoreReader {
  /** As it was written; `undefined` when there is nothing, or something damaged. */
  read(page: number): Buffer | undefined;
  /** Stands for what `read` gives. */
  hash(page: number): string | undefined;
  close(): void;
}

/** Makes an empty store for so many pages. */
export function createPageStore(dir: string, pages: number): void {
  writeOwnFile(join(dir, INDEX_FILE), Buffer.alloc(pages * ENTRY_BYTES));
}

/** `number` is that of the writer: no other one of this folder has it. */
export function openStoreWriter(dir: string, number: number): StoreWriter {
  const indexPath = join(dir, INDEX_FILE);
  const path = dataFile(dir, number);
  const index = openSync(indexPath, 'r+');
  const file = openOwnFile(path);
  // Copied at once: a buffer for each page would wait so long that V8 takes it for one that stays.
  const waiting = Buffer.allocUnsafe(BUFFER_BYTES);
  const entries = Buffer.allocUnsafe(MOST_WAITING * ENTRY_BYTES);
  const pages: number[] = [];
  let bytes = 0;
  let start = 0;

  function write(page: number, data: Buffer): void {
    if (bytes + data.length > BUFFER_BYTES || pages.length === MOST_WAITING) flush();
    writeEntry(entries, pages.push(page) - 1, { number, start, data });
    start += data.length;
    if (data.length > BUFFER_BYTES) writeAll(file, path, data);
    else bytes += data.copy(waiting, bytes);
  }

  function flush(): void {
    if (bytes > 0) writeAll(file, path, waiting.subarray(0, bytes));
    for (const [from, to] of neighbours(pages)) {
      const place = (pages[from] ?? 0) * ENTRY_BYTES;
      writeAll(index, indexPath, entries.subarray(from * ENTRY_BYTES, to * ENTRY_BYTES), place);
    }
    pages.length = 0;
    bytes = 0;
  }

  return {
    write,
    flush,
    close() {
      try {
        flush();
      } finally {
        closeSync(index);
        closeSync(file);
      }
    },
  };
}

/** Runs of pages that follow each other in the graph: what is written of each run is one piece of the index. */
function neighbours(pages: readonly number[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const [at, page] of pages.entries()) {
    const run = runs.at(-1);
    if (run && pages[at - 1] === page - 1) run[1] = at + 1;
    else runs.push([at, at + 1]);
  }
  return runs;
}

const hashOf = (data: Buffer) => hash('sha256', data, 'base64url').slice(0, HASH_LENGTH);

interface Entry {
  number: number;
  start: number;
  data: Buffer;
}

function writeEntry(entries: Buffer, at: number, { number, start, data }: Entry): void {
  const from = at * ENTRY_BYTES;
  entries.writeUInt16LE(number, from);
  entries.writeUIntLE(start, from + 2, 6);
  entries.writeUInt32LE(data.length, from + LENGTH_AT);
  entries.write(hashOf(data), from + HASH_AT, HASH_LENGTH, 'latin1');
}

/** Reads what has been flushed by now. A folder that is not there holds nothing. */
export function openStoreReader(dir: string): StoreReader {
  const index = readIndex(dir);
  const files = new Map<number, number>();
  const fileOf = (number: number) => {
    const file = files.get(number) ?? openSync(dataFile(dir, number), 'r');
    files.set(number, file);
    return file;
  };

  function entry(page: number) {
    const at = page * ENTRY_BYTES;
    const length = at >= 0 && at + ENTRY_BYTES <= index.length ? index.readUInt32LE(at + LENGTH_AT) : 0;
    if (length === 0) return undefined;
    return {
      number: index.readUInt16LE(at),
      start: index.readUIntLE(at + 2, 6),
      length,
      hash: index.toString('latin1', at + HASH_AT, at + HASH_AT + HASH_LENGTH),
    };
  }

  function read(page: number): Buffer | undefined {
    const found = entry(page);
    if (!found) return undefined;
    try {
      const file = fileOf(found.number);
      if (found.length > LONGEST && found.length > fstatSync(file).size) return undefined;
      const data = Buffer.allocUnsafe(found.length);
      readSync(file, data, 0, found.length, found.start);
      return hashOf(data) === found.hash ? data : undefined;
    } catch {
      return undefined; // A damaged index names a file that is not there.
    }
  }

  return {
    read,
    hash: (page) => entry(page)?.hash,
    close() {
      for (const file of files.values()) closeSync(file);
    },
  };
}

function readIndex(dir: string): Buffer {
  try {
    return readFileSync(join(dir, INDEX_FILE));
  } catch {
    return Buffer.alloc(0);
  }
}
