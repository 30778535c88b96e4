import { hash } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Face } from './types.ts';

/*
 * Faces on disk, in few files: each thread appends to one of its own, and an index tells of each page of the graph where its
 * face stands: number of the file, start, length, hash. Each page has its place there, so that threads write side by side.
 */
const INDEX_FILE = 'index';
const ENTRY_BYTES = 24;
const LENGTH_AT = 8;
const HASH_AT = 12;
const HASH_LENGTH = 12;
/** Whoever asks for more is asked whether the file has so much: an index may be damaged. */
const LONGEST = 1024 * 1024;
/** Faces wait in memory until there are so many bytes of them. */
const BUFFER_BYTES = 256 * 1024;

const facesFile = (dir: string, number: number) => join(dir, `faces-${number}`);

/** Adds faces to a folder. */
export interface FaceWriter {
  /** `page` is its index in the graph. */
  write(page: number, face: Face): void;
  /** The same, of a face as it was stored. */
  writeStored(page: number, json: Buffer): void;
  /** Call before others read what was written. */
  flush(): void;
  close(): void;
}

/** Faces of a folder. */
export interface FaceReader {
  read(page: number): Face | undefined;
  /** As it was stored; `undefined` when there is none, or a damaged one. */
  stored(page: number): Buffer | undefined;
  /** Stands for all that the face says. */
  hash(page: number): string | undefined;
  close(): void;
}

/** Makes an empty folder for the faces of so many pages. */
export function createFaceFolder(dir: string, pages: number): void {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, INDEX_FILE), Buffer.alloc(pages * ENTRY_BYTES));
}

/** `number` is that of the writer: no other one of this folder has it. */
export function openFaceWriter(dir: string, number: number): FaceWriter {
  const index = openSync(join(dir, INDEX_FILE), 'r+');
  const file = openSync(facesFile(dir, number), 'w');
  let waiting: { page: number; json: Buffer }[] = [];
  let bytes = 0;
  let start = 0;

  function writeStored(page: number, json: Buffer): void {
    waiting.push({ page, json });
    bytes += json.length;
    if (bytes > BUFFER_BYTES) flush();
  }

  function flush(): void {
    if (waiting.length === 0) return;
    writeSync(file, Buffer.concat(waiting.map(({ json }) => json)));
    for (const run of neighbours(waiting)) {
      const entries = run.map(({ json }) => {
        const entry = entryOf(number, start, json);
        start += json.length;
        return entry;
      });
      writeSync(index, Buffer.concat(entries), 0, null, (run[0]?.page ?? 0) * ENTRY_BYTES);
    }
    waiting = [];
    bytes = 0;
  }

  return {
    write: (page, face) => writeStored(page, Buffer.from(JSON.stringify(face))),
    writeStored,
    flush,
    close() {
      flush();
      closeSync(index);
      closeSync(file);
    },
  };
}

/** Runs of pages that follow each other in the graph: what is written of each run is one piece of the index. */
function neighbours<Item extends { page: number }>(items: readonly Item[]): Item[][] {
  const runs: Item[][] = [];
  for (const [at, item] of items.entries()) {
    if (at > 0 && items[at - 1]?.page === item.page - 1) runs.at(-1)?.push(item);
    else runs.push([item]);
  }
  return runs;
}

const hashOf = (json: Buffer) => hash('sha256', json, 'base64url').slice(0, HASH_LENGTH);

function entryOf(number: number, start: number, json: Buffer): Buffer {
  const entry = Buffer.alloc(ENTRY_BYTES);
  entry.writeUInt16LE(number, 0);
  entry.writeUIntLE(start, 2, 6);
  entry.writeUInt32LE(json.length, LENGTH_AT);
  entry.write(hashOf(json), HASH_AT, HASH_LENGTH, 'latin1');
  return entry;
}

/** Reads what has been flushed by now. A folder that is not there holds no faces. */
export function openFaceReader(dir: string): FaceReader {
  const index = readIndex(dir);
  const files = new Map<number, number>();
  const fileOf = (number: number) => {
    const file = files.get(number) ?? openSync(facesFile(dir, number), 'r');
    files.set(number, file);
    return file;
  };

  function entry(page: number) {
    const at = page * ENTRY_BYTES;
    const length = at >= 0 && at < index.length ? index.readUInt32LE(at + LENGTH_AT) : 0;
    if (length === 0) return undefined;
    return {
      number: index.readUInt16LE(at),
      start: index.readUIntLE(at + 2, 6),
      length,
      hash: index.toString('latin1', at + HASH_AT, at + HASH_AT + HASH_LENGTH),
    };
  }

  function stored(page: number): Buffer | undefined {
    const found = entry(page);
    if (!found) return undefined;
    try {
      const file = fileOf(found.number);
      if (found.length > LONGEST && found.length > fstatSync(file).size) return undefined;
      const json = Buffer.allocUnsafe(found.length);
      readSync(file, json, 0, found.length, found.start);
      return hashOf(json) === found.hash ? json : undefined;
    } catch {
      return undefined; // A damaged index names a file that is not there.
    }
  }

  return {
    stored,
    read(page) {
      const json = stored(page);
      return json && (JSON.parse(json.toString()) as Face);
    },
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
