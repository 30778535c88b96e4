/** Whole numbers in a row, most of them in a single byte where a list takes eight: a term may stand on a hundred thousand pages. */
export interface PackedNumbers {
  length: number;
  /** Seven bits in each byte, the lowest first; the eighth says that more of the number follows. */
  bytes: Uint8Array;
  size: number;
}

const FIRST_BYTES = 16;
/** Of a number below 2 ** 31. */
const MOST_BYTES = 5;
const MORE = 0x80;

/** An empty list with room for a few. */
export const noNumbers = (): PackedNumbers => ({ length: 0, bytes: new Uint8Array(FIRST_BYTES), size: 0 });

/** Adds a number from 0 to 2 ** 31 - 1. */
export function packNumbers(numbers: PackedNumbers, added: number): void {
  if (numbers.size + MOST_BYTES > numbers.bytes.length) {
    const larger = new Uint8Array(2 * numbers.bytes.length);
    larger.set(numbers.bytes);
    numbers.bytes = larger;
  }
  let rest = added;
  for (; rest >= MORE; rest >>>= 7) numbers.bytes[numbers.size++] = rest | MORE;
  numbers.bytes[numbers.size++] = rest;
  numbers.length++;
}

/** The numbers in the order in which they were added. */
export function unpackNumbers({ bytes, size }: PackedNumbers): number[] {
  const numbers: number[] = [];
  for (let at = 0, number = 0, shift = 0; at < size; at++) {
    const byte = bytes[at] ?? 0;
    number |= (byte & ~MORE) << shift;
    shift += 7;
    if (byte >= MORE) continue;
    numbers.push(number);
    number = shift = 0;
  }
  return numbers;
}
