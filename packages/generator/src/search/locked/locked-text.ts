import { gunzipSync, gzipSync } from 'node:zlib';
import { createPageTerms, type PageTerm } from '../page-terms.ts';
import type { PageText } from '../page-text.ts';

/** What a locked page, or a locked part of a page, says to those who have opened it. */
export interface OpenText {
  text: PageText;
  /** Passwords of the part, as the author wrote them; absent: the whole page is locked. */
  part?: readonly string[];
}

/** The same on its way to the index. It stays in memory: nothing of it may be written anywhere. */
export interface LockedText {
  route: string;
  lang: string;
  part?: readonly string[];
  /** Text and terms, compressed. */
  packed: Uint8Array;
}

/** What the index is to know of such a text. */
export interface LockedTerms {
  text: PageText;
  terms: readonly PageTerm[];
}

/** Makes texts ready for the index. */
export function createLockedTexts(): (open: OpenText, place: { route: string; lang: string }) => LockedText {
  const pageTerms = createPageTerms();
  return ({ text, part }, place) => {
    const packed = gzipSync(JSON.stringify({ text, terms: pageTerms(text) } satisfies LockedTerms));
    return { ...place, part, packed };
  };
}

export const unpackLocked = ({ packed }: LockedText): LockedTerms =>
  JSON.parse(gunzipSync(packed).toString()) as LockedTerms;
