/*
 * Texts that lie together in a file, each compressed on its own: their lengths, four bytes each, then the texts. A length is there
 * for each place, so that the texts begin at the same byte in all files.
 */
const LENGTH_BYTES = 4;

/** Files that pages and their texts take at most, as long as packs stay small: free hosts stop at 20,000, and a site has others. */
const MOST_FILES = 16_000;
/** Whoever shows a text fetches all that lie with it, some 3 kB each. */
const MOST_TOGETHER = 5;

/** How many texts lie together on a site of so many pages: on most sites each is a file. */
export function textsTogether(pages: number): number {
  const left = MOST_FILES - pages;
  return left > 0 ? Math.max(1, Math.min(MOST_TOGETHER, Math.ceil(pages / left))) : MOST_TOGETHER;
}

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
