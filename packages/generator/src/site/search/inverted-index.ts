import type { TermEntry } from '../../browser/search/index-folder.ts';
import { type PageTerm, WEIGHTS } from '../../browser/search/page-terms.ts';
import { noNumbers, type PackedNumbers, packNumbers, unpackNumbers } from './packed-numbers.ts';

/** Length at which a file of terms is full, in characters of JSON: about a third of it travels. */
const FULL = 40_000;

/** From terms to the pages they stand on. */
export interface InvertedIndex {
  /** Adds a page, in the order of their numbers. @default the next number */
  add(terms: readonly PageTerm[], page?: number): void;
  /** Every term with the number of its pages. */
  frequencies(): Iterable<[term: string, pages: number]>;
  /** The terms in order, cut into files; a long one may have a file of its own. */
  files(): Generator<TermsFile>;
}

interface TermsFile {
  /** Its first term. */
  start: string;
  /** A JSON array of `TermEntry`. */
  json: string;
}

interface Postings {
  lastPage: number;
  numbers: PackedNumbers;
}

/** An index of no page yet. */
export function createInvertedIndex(): InvertedIndex {
  const index = new Map<string, Postings>();
  let next = 0;

  return {
    add(terms, page = next) {
      for (const [term, weight] of terms) {
        const postings = index.get(term) ?? { lastPage: 0, numbers: noNumbers() };
        if (postings.numbers.length === 0) index.set(term, postings);
        packNumbers(postings.numbers, (page - postings.lastPage) * WEIGHTS + weight);
        postings.lastPage = page;
      }
      next = page + 1;
    },
    *frequencies() {
      for (const [term, { numbers }] of index) yield [term, numbers.length];
    },
    *files() {
      let entries: string[] = [];
      let start = '';
      let length = 0;
      // The default order is that of UTF-16 units, by which browsers look terms up.
      for (const [term, { numbers }] of [...index].sort(byTerm)) {
        const entry: TermEntry = [term, ...unpackNumbers(numbers)];
        const json = JSON.stringify(entry);
        if (length + json.length > FULL && length > 0) {
          yield { start, json: `[${entries.join(',\n')}]` };
          [entries, length] = [[], 0];
        }
        if (length === 0) start = term;
        entries.push(json);
        length += json.length;
      }
      if (length > 0) yield { start, json: `[${entries.join(',\n')}]` };
    },
  };
}

const byTerm = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);
