import { gunzipSync, gzipSync } from 'node:zlib';
import { type PageText, type PageTextInput, pageText } from '../../../browser/search/page-text.ts';
import type { AddSynonyms } from '../synonyms.ts';

/** What a locked page, or a locked part of a page, says to those who have opened it. */
export interface OpenText {
  source: PageTextInput;
  /** Passwords of the part, as the author wrote them; absent: the whole page is locked. */
  part?: readonly string[];
}

/** The same on its way to the index. It stays in memory: nothing of it may be written anywhere. */
export interface LockedText {
  route: string;
  lang: string;
  part?: readonly string[];
  /** The text alone, compressed, since all of a site wait for the index: terms are found again. */
  packed: Uint8Array;
}

/** Makes a text ready for the index. */
export const packLocked = (
  { source, part }: OpenText,
  place: Pick<LockedText, 'route' | 'lang'>,
  addSynonyms: AddSynonyms = (text) => text,
): LockedText => ({ ...place, part, packed: compressed(JSON.stringify(addSynonyms(pageText(source)))) });

/** A copy: what zlib gives is a piece of more memory, all of which would be sent from thread to thread and kept. */
const compressed = (text: string) => new Uint8Array(gzipSync(text));

/** The text again, as it was before it was packed. */
export const unpackLocked = ({ packed }: LockedText): PageText =>
  JSON.parse(gunzipSync(packed).toString()) as PageText;
