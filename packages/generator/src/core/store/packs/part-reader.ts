import { readSync } from 'node:fs';

/** So much is read at a time of parts that are asked for in their order. */
const WINDOW_BYTES = 256 * 1024;
/** Bytes that may stand between two such parts. */
const GAP_BYTES = 1024;

/** Reads a part of a file; it is shorter where the file ends. */
export type ReadPart = (start: number, length: number) => Buffer;

/**
 * Makes a function that reads parts of an open file, to which more may be added meanwhile. When a part follows the one that was
 * asked for before, what comes after it is read along: a call of the system for each of ten thousand pages takes longer than
 * the bytes.
 */
export function createPartReader(file: number): ReadPart {
  let window = { start: 0, bytes: Buffer.alloc(0) };
  let last = 0;
  return (start, length) => {
    const isInside = start >= window.start && start + length <= window.start + window.bytes.length;
    if (!isInside) {
      const isNext = start >= last && start - last < GAP_BYTES;
      const wide = Buffer.allocUnsafe(isNext ? Math.max(length, WINDOW_BYTES) : length);
      window = { start, bytes: wide.subarray(0, readSync(file, wide, 0, wide.length, start)) };
    }
    last = start + length;
    return window.bytes.subarray(start - window.start, last - window.start);
  };
}
