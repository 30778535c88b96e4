/** Most words a reader can be corrected to; the most frequent of a language. */
const LIMIT = 12_000;
/** Shorter words have too many neighbours to be corrected. */
const WORD = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}][\p{L}\p{N}_]{3,23}$/u;

/** The alphabetic words among terms, those of most pages first: for the correction of typing errors. */
export function vocabularyOf(frequencies: Iterable<[term: string, pages: number]>): string[] {
  return [...frequencies]
    .filter(([term]) => WORD.test(term))
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, LIMIT)
    .map(([term]) => term);
}
