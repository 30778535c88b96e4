import { cjkRuns } from '../words/cjk.ts';
import { wordPlaces } from '../words/words.ts';

/** A search as the index takes it. A page is found when all parts stand on it. */
export interface Query {
  /** Runs of Chinese or Japanese, each to be found as it stands. */
  phrases: readonly string[];
  /** Everything else: words, beginnings of words, identifiers. */
  words: readonly string[];
}

/** More is no search, and each of a thousand unknown words would be compared with all that the index knows. */
const MOST_CHARACTERS = 200;

/** Reads what a reader has typed. Quotes and other signs that words cannot hold mean nothing. */
export function parseQuery(typed: string): Query {
  const text = typed.normalize('NFKC').slice(0, MOST_CHARACTERS);
  const words = wordPlaces(text).map(({ word }) => word);
  return { phrases: [...new Set(cjkRuns(text))], words: [...new Set(words)] };
}

/** Whether there is nothing to look for. */
export const isEmpty = ({ phrases, words }: Query): boolean => phrases.length + words.length === 0;
