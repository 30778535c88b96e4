import { cjkRuns, withoutCjk } from '../cjk.ts';

/** A search as the index takes it. A page is found when all parts stand on it. */
export interface Query {
  /** Runs of Chinese or Japanese, each to be found as it stands. */
  phrases: readonly string[];
  /** Everything else: words, prefixes of words, identifiers. */
  words: string;
}

/** Reads what a reader has typed. Quotes and other signs that words cannot hold mean nothing. */
export function parseQuery(typed: string): Query {
  const text = typed.normalize('NFKC');
  const words = withoutCjk(text)
    .split(/[^\p{L}\p{M}\p{N}_.@/'+#$:-]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}_$@]+|[^\p{L}\p{N}_+#]+$/gu, ''))
    .filter(Boolean)
    .join(' ');
  return { phrases: [...new Set(cjkRuns(text))], words };
}

export const isEmpty = ({ phrases, words }: Query): boolean => phrases.length === 0 && words === '';
