/** Texts are compared by blocks of so many bytes first. */
const BLOCK = 8;

/** So many bits for each block: one of sixteen other blocks is taken for one of them. */
const BITS_PER_BLOCK = 16;
const FEWEST_BITS = 1 << 12;

/** Stretches of a text, in order, that do not touch. */
export type Stretches = Iterable<readonly [from: number, end: number]>;

/**
 * Gives the stretches of other texts that hold every run of `run` bytes, at least 16, that is also in `text`. They are found by a look
 * at one block in `run - 7` bytes: each such run contains one of these blocks whole.
 */
export function createBlockFilter(text: Uint8Array, run: number): (other: Uint8Array) => Stretches {
  const step = (run - BLOCK + 1) & -BLOCK;
  const shift = 32 - Math.ceil(Math.log2(Math.max(FEWEST_BITS, text.length * BITS_PER_BLOCK)));
  const bits = new Uint32Array(1 << (32 - shift - 5));
  const own = viewOf(text);
  for (let at = 0; at + BLOCK <= text.length; at++) {
    const bit = hashAt(own, at) >>> shift;
    bits[bit >>> 5] = (bits[bit >>> 5] as number) | (1 << (bit & 31));
  }

  return function* stretches(other) {
    const view = viewOf(other);
    let from = 0;
    let end = -1;
    for (let at = 0; at + BLOCK <= other.length; at += step) {
      const bit = hashAt(view, at) >>> shift;
      if (((bits[bit >>> 5] as number) & (1 << (bit & 31))) === 0) continue;
      const start = Math.max(0, at + BLOCK - run);
      if (start > end) {
        if (end > 0) yield [from, end];
        from = start;
      }
      end = Math.min(other.length, at + run);
    }
    if (end > 0) yield [from, end];
  };
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

function hashAt(view: DataView, at: number): number {
  const low = Math.imul(view.getUint32(at, true), 0x9e3779b1);
  const sum = Math.imul((low ^ (low >>> 15)) + view.getUint32(at + 4, true), 0x85ebca77);
  return Math.imul(sum ^ (sum >>> 13), 0xc2b2ae3d) >>> 0;
}
