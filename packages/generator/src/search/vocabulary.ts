/** Most words a reader can be corrected to; the most frequent of a language. */
const LIMIT = 12_000;
/** Shorter words have too many neighbours to be corrected. */
const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}][\p{L}\p{N}_]{3,23}/gu;

/** Counts the alphabetic words of records, for the correction of typing errors. */
export interface Vocabulary {
  add(record: string): void;
  /** One word to a line, the most frequent first. */
  list(): string;
}

export function createVocabulary(): Vocabulary {
  const counts = new Map<string, number>();
  return {
    add(record) {
      const words =
        record
          .replace(/<[^>]*>/g, ' ')
          .toLowerCase()
          .match(WORD) ?? [];
      for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
    },
    list: () =>
      [...counts]
        .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
        .slice(0, LIMIT)
        .map(([word]) => word)
        .join('\n'),
  };
}
