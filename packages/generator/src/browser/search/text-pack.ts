/*
 * Texts that lie together in a file, each compressed on its own: their lengths, four bytes each, then the texts. A length is there
 * for each place, so that the texts begin at the same byte in all files.
 */
const LENGTH_BYTES = 4;

/** So many files of texts at most, as long as they stay small: free hosts stop at 20,000 files, and a page is one as well. */
const MOST_FILES = 2500;
/** Whoever shows a text fetches all that lie with it, some 2 kB each. */
const MOST_TOGETHER = 5;

/** How many texts lie together in an index of so many pages: in most sites each is a file. */
export const textsTogether = (pages: number): number =>
  Math.max(1, Math.min(MOST_TOGETHER, Math.ceil(pages / MOST_FILES)));

/** Puts compressed texts into one file that has room for `together`. */
export function packTexts(texts: readonly Buffer[], together: number): Buffer {
  const lengths = Buffer.alloc(together * LENGTH_BYTES);
  for (const [place, { length }] of texts.entries()) lengths.writeUInt32LE(length, place * LENGTH_BYTES);
  return Buffer.concat([lengths, ...texts]);
}

/** Takes a compressed text out again. */
export function unpackText(pack: ArrayBuffer, place: number, together: number): ArrayBuffer {
  const lengths = new DataView(pack, 0, together * LENGTH_BYTES);
  let start = lengths.byteLength;
  for (let before = 0; before < place; before++) start += lengths.getUint32(before * LENGTH_BYTES, true);
  return pack.slice(start, start + lengths.getUint32(place * LENGTH_BYTES, true));
}
