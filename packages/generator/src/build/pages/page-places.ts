import { readSync } from 'node:fs';

/** Where the lines of pages stand in a file, by route. */
export interface PagePlaces {
  readonly routes: Iterable<string>;
  set(route: string, place: Place): void;
  get(route: string): Place | undefined;
}

interface Place {
  start: number;
  length: number;
  /** Index in the page graph of its build. */
  index: number;
}

/** Numbers in lists of their own, since a site may have a hundred thousand pages. */
export function createPagePlaces(): PagePlaces {
  const slots = new Map<string, number>();
  const numbers: number[] = [];
  return {
    routes: { [Symbol.iterator]: () => slots.keys() },
    set(route, { start, length, index }) {
      slots.set(route, numbers.length);
      numbers.push(start, length, index);
    },
    get(route) {
      const slot = slots.get(route);
      if (slot === undefined) return undefined;
      const [start = 0, length = 0, index = 0] = numbers.slice(slot, slot + 3);
      return { start, length, index };
    },
  };
}

/** So much is read at a time of parts that are asked for in their order. */
const WINDOW_BYTES = 256 * 1024;
/** What stands between two such parts. */
const GAP_BYTES = 1024;

/**
 * Makes a function that reads parts of an open file, to which more may be added meanwhile. When a part follows the one that was
 * asked for before, what comes after it is read along: a call of the system for each of ten thousand pages takes longer than
 * the bytes.
 */
export function createPartReader(file: number): (start: number, length: number) => Buffer {
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
