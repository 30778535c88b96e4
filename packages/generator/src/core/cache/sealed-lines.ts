import { closeSync, readSync, renameSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { removeFile } from '../files/remove-own.ts';
import { openOwnFile, writeAll } from '../files/write-own.ts';

const LINE_END = '\n'.charCodeAt(0);
/** So much is read and written at a time: as one text, all of it would be in memory twice. */
const CHUNK_BYTES = 256 * 1024;

/** A file of lines that is being written, beside the one that it will take the place of. Readers believe it once it is kept. */
export interface SealedLines {
  /** Can be read from as far as lines have been flushed. */
  file: number;
  /** Adds a line made of these parts and gives the place where it begins. */
  add(...parts: readonly (string | Buffer)[]): number;
  flush(): void;
  /** Seals the lines and puts the file in its place. Leaves nothing when that fails. */
  keep(): void;
  discard(): void;
}

/** Opens lines for the file at `path`. `key` stands for their origin. */
export function createSealedLines(path: string, key: string): SealedLines {
  const own = `${path}-${process.pid}`;
  const file = openOwnFile(own);
  let isOpen = true;
  let sum = 0;
  // One for all lines: a buffer for each would wait so long that V8 takes it for one that stays.
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  let filled = 0;
  let start = 0;
  const flush = () => {
    if (filled > 0) writeAll(file, own, chunk.subarray(0, filled));
    filled = 0;
  };
  const addBytes = (bytes: Buffer) => {
    sum = crc32(bytes, sum);
    start += bytes.length;
    if (filled + bytes.length > CHUNK_BYTES) flush();
    if (bytes.length > CHUNK_BYTES) writeAll(file, own, bytes);
    else filled += bytes.copy(chunk, filled);
  };
  const add = (...parts: readonly (string | Buffer)[]) => {
    const begins = start;
    for (const part of parts) addBytes(typeof part === 'string' ? Buffer.from(part) : part);
    addBytes(END);
    return begins;
  };
  const close = () => {
    if (isOpen) closeSync(file);
    isOpen = false;
  };
  add(key);
  const discard = () => {
    close();
    removeFile(own);
  };
  return {
    file,
    add,
    flush,
    keep() {
      try {
        flush();
        writeAll(file, own, Buffer.from(sealOf(sum)));
        close();
        renameSync(own, path);
      } catch (error) {
        discard();
        throw error;
      }
    },
    discard,
  };
}

const END = Buffer.from('\n');

const sealOf = (sum: number) => sum.toString(16).padStart(8, '0');

/**
 * Reads the lines of a file, one after the other, with the places where they begin. Whether they are of this origin and whole:
 * otherwise nothing of what was taken counts.
 */
export function readSealedLines(
  file: number,
  key: string,
  take: (line: Buffer, start: number) => void,
): boolean {
  let sum = 0;
  let rest = Buffer.alloc(0);
  let start = 0;
  for (;;) {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    const size = readPart(file, chunk, start + rest.length);
    if (size < 0) return false;
    if (size === 0) return rest.toString('latin1') === sealOf(sum);
    rest = Buffer.concat([rest, chunk.subarray(0, size)]);
    let from = 0;
    for (let end = rest.indexOf(LINE_END); end >= 0; end = rest.indexOf(LINE_END, from)) {
      sum = crc32(rest.subarray(from, end + 1), sum);
      const line = rest.subarray(from, end);
      const place = start + from;
      if (place === 0 ? line.toString() !== key : !canTake(() => take(line, place))) return false;
      from = end + 1;
    }
    start += from;
    rest = rest.subarray(from);
  }
}

/** How many bytes were read; -1 when that is no file, or the disk fails. */
function readPart(file: number, into: Buffer, position: number): number {
  try {
    return readSync(file, into, 0, into.length, position);
  } catch {
    return -1;
  }
}

/** A damaged line may be no JSON. */
function canTake(take: () => void): boolean {
  try {
    take();
    return true;
  } catch {
    return false;
  }
}
