import type { Sealed } from '../../core/contracts/lock.ts';
import type { Boost } from './boosts.ts';

/** Folder of the output that holds the indexes, one folder to a language. */
export const SEARCH_FOLDER = 'bifolio-search';

/** What a browser fetches first of an index. */
export const CONTENTS_FILE = 'contents.json';

/** In the folder of an edition: the words that typing errors are corrected to. */
export const WORDS_FILE = 'words.bin';

/** The rest of an index lies in a folder named after its edition, so that caches never mix two of them. */
export interface IndexContents {
  edition: string;
  /** Number of pages. */
  pages: number;
  /** How many texts a file holds; absent: one. */
  together?: number;
  /** How much pages count that count more or less than others; absent when all count alike. */
  boosts?: Boost[];
  /** Name of the file of `LOCKED_FOLDER` that leads to the indexes of locked texts (`LockedLists`); absent when there are none. */
  locked?: string;
  /** The first term of each file of terms; terms are in the order of their UTF-16 units. */
  starts: string[];
}

/** Terms of a file, each with its pages: differences of their numbers times `WEIGHTS`, plus the weight. */
export type TermEntry = [term: string, ...pages: number[]];

/** Address of the index of a language. */
export const indexAddress = (base: string, lang: string): string => `${base}${SEARCH_FOLDER}/${lang}/`;

/** A file of terms. It is compressed by us, as many hosts leave data as it is. */
export const termsFile = (chunk: number): string => `terms-${chunk}.bin`;

/** The file with the text of a page, compressed by us too. Where texts lie together, the first of them gives the name. */
export const textFile = (page: number, together = 1): string => `page-${page - (page % together)}.bin`;

/** Folder beside the editions for all that is encrypted. Files in it are named after their content. */
export const LOCKED_FOLDER = 'locked';

/** First label and name of each file that lists indexes of locked texts (`LockedList`), in the order of labels. */
export type LockedLists = readonly (readonly [label: string, file: string])[];

/** Labels of locks, each with where the index of all that its passwords open lies: `name#key` of its `LockedContents`, encrypted. */
export type LockedList = readonly (readonly [label: string, index: Sealed])[];

/** The index of what the same passwords open, as it is once opened. Files are given as `name#key`. */
export interface LockedContents {
  /** Numbers of pages in the index of the language, with the file of a text; `whole`: the page holds nothing else. */
  texts: readonly (readonly [page: number, file: string, whole: boolean])[];
  /** First term and name of each file of terms. */
  terms: readonly (readonly [start: string, file: string])[];
  /** What typing errors are corrected to. */
  words: string;
}
