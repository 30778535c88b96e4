import { readSync } from 'node:fs';

/** Where the lines of pages stand in a file, by route. */
export interface PagePlaces {
  readonly routes: Iterable<string>;
  set(route: string, place: Place): void;
  get(route: string): Place | undefined;
}

export interface Place {
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

/** Part of an open file. */
export function readPart(file: number, start: number, length: number): Buffer {
  const part = Buffer.allocUnsafe(length);
  readSync(file, part, 0, length, start);
  return part;
}
