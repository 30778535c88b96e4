/** Two threads share these numbers, and the name of a file after them. */
const TURN = 0;
const LENGTH = 1;
const NAME_AT = 8;
const LONGEST_NAME = 1024;

/** The page that a thread is working on. */
export interface SharedPage {
  /** Counts the pages. */
  turn: number;
  /** Empty between two pages. */
  file: string;
}

/** Memory for the page of one thread. */
export const sharePage = (): SharedArrayBuffer => new SharedArrayBuffer(NAME_AT + LONGEST_NAME);

const numbers = (memory: SharedArrayBuffer) => new Int32Array(memory, 0, NAME_AT / 4);

/** Tells the other thread what is being worked on now; `''` for nothing. */
export function writePage(memory: SharedArrayBuffer, file: string): void {
  const bytes = Buffer.from(file).subarray(0, LONGEST_NAME);
  const shared = numbers(memory);
  Atomics.store(shared, LENGTH, 0);
  new Uint8Array(memory, NAME_AT).set(bytes);
  Atomics.store(shared, LENGTH, bytes.length);
  Atomics.add(shared, TURN, 1);
}

/** What the other thread is working on. */
export function readPage(memory: SharedArrayBuffer): SharedPage {
  const shared = numbers(memory);
  const turn = Atomics.load(shared, TURN);
  const bytes = new Uint8Array(memory, NAME_AT, Atomics.load(shared, LENGTH)).slice();
  return { turn, file: Buffer.from(bytes).toString() };
}
