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

/** Page and weight of a term that stands on one page: most do. */
type SinglePage = number;

/** About what a term takes in memory, and what it takes more from its second page on. */
const TERM_BYTES = 100;
const POSTINGS_BYTES = 300;
const MOST_BYTES = 20_000_000;

/** An index of no page yet. What would take more memory than `mostBytes` goes to `runs`. @default all stays in memory */
export function createInvertedIndex(runs?: TermRuns, mostBytes = MOST_BYTES): InvertedIndex {
  let index = new Map<string, SinglePage | Postings>();
  let bytes = 0;
  let next = 0;

  function note(term: string, page: number, weight: number): void {
    const known = index.get(term);
    if (known === undefined) {
      index.set(term, page * WEIGHTS + weight);
      bytes += TERM_BYTES;
      return;
    }
    const postings = postingsFor(term, known);
    const { length } = postings.numbers.bytes;
    packNumbers(postings.numbers, (page - postings.lastPage) * WEIGHTS + weight);
    postings.lastPage = page;
    bytes += postings.numbers.bytes.length - length;
  }

  function postingsFor(term: string, known: SinglePage | Postings): Postings {
    if (typeof known !== 'number') return known;
    const postings = postingsOf(known);
    index.set(term, postings);
    bytes += POSTINGS_BYTES;
    return postings;
  }

  /** The terms in the order of UTF-16 units, by which browsers look them up. */
  function* inMemory(): Generator<TermNumbers> {
    for (const term of [...index.keys()].sort()) {
      const known = index.get(term) ?? 0;
      yield [term, (typeof known === 'number' ? postingsOf(known) : known).numbers];
    }
  }

  return {
    add(terms, page = next) {
      for (const [term, weight] of terms) note(term, page, weight);
      next = page + 1;
      if (!runs || bytes < mostBytes) return;
      runs.add(inMemory());
      index = new Map();
      bytes = 0;
    },
    files: () => cutIntoFiles(mergeRuns([...(runs?.all() ?? []), inMemory()])),
  };
}

function* cutIntoFiles(
  terms: Iterable<[term: string, parts: readonly PackedNumbers[]]>,
): Generator<TermsFile> {
  let entries: string[] = [];
  let frequencies: Frequency[] = [];
  let length = 0;
  const file = (): TermsFile => ({
    start: frequencies[0]?.[0] ?? '',
    json: `[${entries.join(',\n')}]`,
    frequencies,
  });
  for (const [term, parts] of terms) {
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

function postingsOf(single: SinglePage): Postings {
  const numbers = noNumbers();
  packNumbers(numbers, single);
  return { lastPage: Math.floor(single / WEIGHTS), numbers };
}
