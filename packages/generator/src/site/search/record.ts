import type { PageTerm } from '../../browser/search/page-terms.ts';

/** What an index is made of, page by page. Written where pages are rendered, and kept for the next build. */
export interface SearchRecord {
  terms: readonly PageTerm[];
  /** As browsers fetch it, compressed. */
  text: Buffer;
}

/** The length of the terms stands before them; the text is the rest. */
const LENGTH_BYTES = 4;

/** A record as a page store keeps it. */
export function packRecord({ terms, text }: SearchRecord): Buffer {
  const json = Buffer.from(JSON.stringify(terms));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(json.length);
  return Buffer.concat([length, json, text]);
}

/** The record that `packRecord` was given. */
export function unpackRecord(packed: Buffer): SearchRecord {
  const end = LENGTH_BYTES + packed.readUInt32LE();
  return {
    terms: JSON.parse(packed.toString('utf8', LENGTH_BYTES, end)) as PageTerm[],
    text: packed.subarray(end),
  };
}
