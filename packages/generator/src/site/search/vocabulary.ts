/** Most words a reader can be corrected to; the most frequent of a language. */
const LIMIT = 12_000;
/** Shorter words have too many neighbours to be corrected. */
const WORD = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}][\p{L}\p{N}_]{3,23}$/u;

/** The alphabetic words among terms, those of most pages first: for the correction of typing errors. */
export interface Vocabulary {
  /** Adds terms, each once, with the number of their pages. */
  add(frequencies: Iterable<Frequency>): void;
  words(): string[];
}

export type Frequency = readonly [term: string, pages: number];

/** Of millions of terms, only those stay in memory that may be among the words. */
export function createVocabulary(): Vocabulary {
  let known: Frequency[] = [];
  const keepMostFrequent = () => {
    known = known.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, LIMIT);
  };
  return {
    add(frequencies) {
      for (const one of frequencies) if (WORD.test(one[0])) known.push(one);
      if (known.length > 4 * LIMIT) keepMostFrequent();
    },
    words() {
      keepMostFrequent();
      return known.map(([term]) => term);
    },
  };
}
