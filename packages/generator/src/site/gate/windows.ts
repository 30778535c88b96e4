import { createBlockFilter, type Stretches } from './block-filter.ts';

/** Kept bytes of a window of a text: lines that programs begin with are shorter. */
const WINDOW = 40;

/** Of so many neighbouring windows one is noted at least, so every run of `WINDOW + WINNOW - 1` kept bytes is found. */
const WINNOW = 8;

/** Any run of so many kept bytes is found. */
export const SURE_RUN = WINDOW + WINNOW - 1;

/** The same for texts that are shorter than that, all of whose windows are noted. Shorter texts are not looked for. */
export const SHORT_WINDOW = 16;

const FACTOR = 0x01000193;

/** A set of windows, to be found in other texts. Numbered from 0 in the order they were added. */
export interface Windows {
  /** Adds those of a text; their numbers are from `first` up to, and without, `end`. */
  add(kept: Uint8Array): { first: number; end: number };
  /** Where a window begins in the kept bytes of its text. */
  startOf(window: number): number;
  bytesOf(window: number): Uint8Array;
  /** The same with up to `more` bytes on both sides of it, and where it begins among them. */
  around(window: number, more: number): { bytes: Uint8Array; from: number };
  /** Calls `onFind` with each window that is in a text, once for each time. */
  find(kept: Uint8Array, onFind: (window: number) => void): void;
  readonly count: number;
  readonly width: number;
}

/** `width` kept bytes are a window, and one of `winnow` neighbours is noted. */
export function createWindows(width: number = WINDOW, winnow: number = WINNOW): Windows {
  const texts = new GrowingBytes();
  const starts: number[] = [];
  /** Start of the window in its own text. */
  const places: number[] = [];
  /** The last window with a hash, and the one before each: -1 for none. */
  const byHash = new Map<number, number>();
  const before: number[] = [];
  /** Made when texts are looked through, of all that were added by then. */
  let likely: ((kept: Uint8Array) => Stretches) | undefined;
  const outgoing = power(width);

  function* matching(hash: number, kept: Uint8Array, place: number): Generator<number> {
    for (let window = byHash.get(hash) ?? -1; window >= 0; window = before[window] as number)
      if (texts.same(starts[window] as number, kept, place, width)) yield window;
  }

  function note(hash: number, start: number, place: number): void {
    for (const _ of matching(hash, texts.bytes, start)) return;
    before.push(byHash.get(hash) ?? -1);
    byHash.set(hash, starts.length);
    starts.push(start);
    places.push(place);
  }

  return {
    width,
    get count() {
      return starts.length;
    },
    startOf: (window) => places[window] as number,
    bytesOf(window) {
      const start = starts[window] as number;
      return texts.bytes.subarray(start, start + width);
    },
    around(window, more) {
      const start = starts[window] as number;
      const from = Math.min(start, more);
      return { bytes: texts.written.subarray(start - from, start + width + more), from };
    },
    add(kept) {
      const first = starts.length;
      const base = texts.append(kept);
      likely = undefined;
      for (const [place, hash] of winnowed(kept, width, winnow, outgoing)) note(hash, base + place, place);
      return { first, end: starts.length };
    },
    find(kept, onFind) {
      likely ??= createBlockFilter(texts.written, width + winnow - 1);
      for (const [from, end] of likely(kept)) findIn(kept.subarray(from, end), onFind);
    },
  };

  function findIn(kept: Uint8Array, onFind: (window: number) => void): void {
    let hash = 0;
    for (let at = 0; at < kept.length; at++) {
      hash = (Math.imul(hash, FACTOR) + (kept[at] as number)) | 0;
      if (at >= width) hash = (hash - Math.imul(kept[at - width] as number, outgoing)) | 0;
      if (at < width - 1) continue;
      for (const window of matching(mix(hash), kept, at - width + 1)) onFind(window);
    }
  }
}

/** The windows of a text that are noted: of each `winnow` neighbours the one with the smallest hash. */
function* winnowed(
  kept: Uint8Array,
  width: number,
  winnow: number,
  outgoing: number,
): Generator<readonly [place: number, hash: number]> {
  const count = kept.length - width + 1;
  if (count <= 0) return;
  const hashes = new Uint32Array(count);
  let hash = 0;
  for (let at = 0; at < kept.length; at++) {
    hash = (Math.imul(hash, FACTOR) + (kept[at] as number)) | 0;
    if (at >= width) hash = (hash - Math.imul(kept[at - width] as number, outgoing)) | 0;
    if (at >= width - 1) hashes[at - width + 1] = mix(hash);
  }
  let noted = -1;
  for (let from = 0; from === 0 || from + winnow <= count; from++) {
    const smallest = smallestIn(hashes, from, Math.min(count, from + winnow));
    if (smallest !== noted) yield [smallest, hashes[smallest] as number];
    noted = smallest;
  }
}

function smallestIn(hashes: Uint32Array, from: number, end: number): number {
  let smallest = from;
  for (let at = from + 1; at < end; at++)
    if ((hashes[at] as number) <= (hashes[smallest] as number)) smallest = at;
  return smallest;
}

/** The low bits of a polynomial depend on the last bytes only. */
const mix = (hash: number) => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;

/** What the byte that leaves a window has been multiplied with. */
function power(width: number): number {
  let value = 1;
  for (let i = 0; i < width; i++) value = Math.imul(value, FACTOR);
  return value;
}

/** Texts one after the other. */
class GrowingBytes {
  bytes = new Uint8Array(1 << 16);
  #length = 0;

  get written(): Uint8Array {
    return this.bytes.subarray(0, this.#length);
  }

  /** Gives the place where they begin. */
  append(added: Uint8Array): number {
    const start = this.#length;
    this.#length += added.length;
    if (this.#length > this.bytes.length) {
      const room = new Uint8Array(this.#length * 2);
      room.set(this.bytes.subarray(0, start));
      this.bytes = room;
    }
    this.bytes.set(added, start);
    return start;
  }

  same(own: number, others: Uint8Array, other: number, length: number): boolean {
    for (let i = 0; i < length; i++) if (this.bytes[own + i] !== others[other + i]) return false;
    return true;
  }
}
