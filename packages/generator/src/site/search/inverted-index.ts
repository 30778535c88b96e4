import type { TermEntry } from '../../browser/search/index-folder.ts';
import { type PageTerm, WEIGHTS } from '../../browser/search/page-terms.ts';
import { noNumbers, type PackedNumbers, packNumbers, unpackNumbers } from './packed-numbers.ts';
import { mergeRuns, type TermNumbers, type TermRuns } from './term-runs.ts';
import type { Frequency } from './vocabulary.ts';

/** Length at which a file of terms is full, in characters of JSON: about a third of it travels. */
const FULL = 40_000;

/** From terms to the pages they stand on. */
export interface InvertedIndex {
  /** Adds a page, in the order of their numbers. @default the next number */
  add(terms: readonly PageTerm[], page?: number): void;
  /** The terms in order, cut into files; a long one may have a file of its own. */
  files(): Generator<TermsFile>;
}

interface TermsFile {
  /** Its first term. */
  start: string;
  /** A JSON array of `TermEntry`. */
  json: string;
  /** Its terms with the number of their pages. */
  frequencies: readonly Frequency[];
}

interface Postings {
  lastPage: number;
  numbers: PackedNumbers;
}

/** About what a term takes in memory that stands on one page: most do. */
const TERM_BYTES = 400;
const MOST_BYTES = 40_000_000;

/** An index of no page yet. What would take more memory than `mostBytes` goes to `runs`. @default all stays in memory */
export function createInvertedIndex(runs?: TermRuns, mostBytes = MOST_BYTES): InvertedIndex {
  let index = new Map<string, Postings>();
  let next = 0;

  // The default order is that of UTF-16 units, by which browsers look terms up.
  const inMemory = (): TermNumbers[] =>
    [...index].sort(byTerm).map(([term, { numbers }]) => [term, numbers] as const);

  return {
    add(terms, page = next) {
      for (const [term, weight] of terms) {
        const postings = index.get(term) ?? { lastPage: 0, numbers: noNumbers() };
        if (postings.numbers.length === 0) index.set(term, postings);
        packNumbers(postings.numbers, (page - postings.lastPage) * WEIGHTS + weight);
        postings.lastPage = page;
      }
      next = page + 1;
      if (!runs || index.size * TERM_BYTES < mostBytes) return;
      runs.add(inMemory());
      index = new Map();
    },
    *files() {
      let entries: string[] = [];
      let frequencies: Frequency[] = [];
      let length = 0;
      const file = (): TermsFile => ({
        start: frequencies[0]?.[0] ?? '',
        json: `[${entries.join(',\n')}]`,
        frequencies,
      });
      for (const [term, parts] of mergeRuns([...(runs?.all() ?? []), inMemory()])) {
        const entry: TermEntry = [term, ...numbersOf(parts)];
        const json = JSON.stringify(entry);
        if (length + json.length > FULL && length > 0) {
          yield file();
          [entries, frequencies, length] = [[], [], 0];
        }
        entries.push(json);
        frequencies.push([term, entry.length - 1]);
        length += json.length;
      }
      if (length > 0) yield file();
    },
  };
}

/** The numbers of a term from all parts. Each part begins with a page, and goes on with differences. */
function numbersOf(parts: readonly PackedNumbers[]): number[] {
  const [first, ...others] = parts.map(unpackNumbers);
  const numbers = first ?? [];
  if (others.length === 0) return numbers;
  const lastOf = (part: readonly number[]) =>
    part.reduce((page, number) => page + Math.floor(number / WEIGHTS), 0);
  let last = lastOf(numbers);
  for (const [start = 0, ...rest] of others) {
    numbers.push(start - last * WEIGHTS);
    for (const number of rest) numbers.push(number);
    last = lastOf([start, ...rest]);
  }
  return numbers;
}

const byTerm = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);
