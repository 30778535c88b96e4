import type { TermEntry } from '../index-folder.ts';
import { IN_HEADING, IN_TITLE, WEIGHTS } from '../page-terms.ts';
import { fold, pairs } from '../words/words.ts';
import type { IndexReader } from './index-reader.ts';
import { typedWord } from './passages/word-match.ts';
import type { Query } from './query.ts';
import { importanceOf } from './soft-words.ts';

/** Numbers of pages with how well each matches. */
export type Scores = ReadonlyMap<number, number>;

/** A part of a query by itself: a run of Chinese or a word. */
export interface QueryPart {
  text: string;
  query: Query;
  scores: Scores;
  /** The pages that hold the word itself, not just another form of it or a longer one. */
  exact: ReadonlySet<number>;
}

/** The parts of a query, each with the pages that may hold it. */
export function findParts(index: IndexReader, { phrases, words }: Query): Promise<QueryPart[]> {
  return Promise.all([
    ...phrases.map(async (text) => ({
      text,
      query: { phrases: [text], words: [] },
      ...asTyped(await findPhrase(index, text)),
    })),
    ...words.map(async (text) => ({
      text,
      query: { phrases: [], words: [text] },
      ...(await findWord(index, text)),
    })),
  ]);
}

/** The pages that may hold all of some parts, and how well they match. */
export const withAll = (parts: readonly QueryPart[]): Scores => intersect(parts.map(({ scores }) => scores));

/** Characters side by side: the pages that hold all pairs of neighbours. One alone begins all pairs it comes first in. */
async function findPhrase(index: IndexReader, phrase: string): Promise<Scores> {
  const found = pairs(phrase).map(async (pair) => score(index.pages, await index.termsFrom(pair), () => 1));
  return intersect(await Promise.all(found));
}

const asTyped = (scores: Scores) => ({ scores, exact: new Set(scores.keys()) });

async function findWord(index: IndexReader, word: string): Promise<Pick<QueryPart, 'scores' | 'exact'>> {
  const { beginning, closeness } = typedWord(word);
  // Of a beginning that very many terms have, the index gives the first ones: the word itself is looked up besides.
  const starts = [...new Set([beginning, fold(word)])];
  const found = await Promise.all(starts.map((start) => index.termsFrom(start)));
  const entries = [...new Map(found.flat().map((entry) => [entry[0], entry])).values()];
  const itself = entries.filter(([term]) => closeness(term) === 1);
  return {
    scores: weighed(score(index.pages, entries, closeness), importanceOf(word)),
    exact: new Set(score(index.pages, itself, closeness).keys()),
  };
}

const weighed = (scores: Scores, weight: number): Scores =>
  weight === 1 ? scores : new Map([...scores].map(([page, value]) => [page, value * weight]));

/** What a word of the title, perhaps not typed to its end, is ahead of any word of the text. */
const TITLE_FIRST = WEIGHTS;
/** What a word of a heading is ahead of any word of the text alone; less than a title. */
const HEADING_FIRST = WEIGHTS / 2;

/** How well pages match the best of some terms; terms that are on few pages say more. Squared, so that one in a title is worth several in the text. */
function score(all: number, entries: readonly TermEntry[], closeness: (term: string) => number): Scores {
  const best = new Map<number, number>();
  for (const [term, ...numbers] of entries) {
    const close = closeness(term);
    if (close === 0) continue;
    let page = 0;
    for (const number of numbers) {
      page += Math.floor(number / WEIGHTS);
      const weight = number % WEIGHTS;
      const value = close * (1 + weight + aheadBy(weight));
      if (value > (best.get(page) ?? 0)) best.set(page, value);
    }
  }
  const rarity = Math.log(1 + (all + 0.5) / (best.size + 0.5));
  return new Map([...best].map(([page, value]) => [page, value * value * rarity]));
}

function aheadBy(weight: number): number {
  if (weight >= IN_TITLE) return TITLE_FIRST;
  return weight >= IN_HEADING ? HEADING_FIRST : 0;
}

function intersect([first = new Map(), ...others]: readonly Scores[]): Scores {
  const both = [...first].flatMap(([page, value]): [number, number][] => {
    const values = others.map((scores) => scores.get(page) ?? 0);
    return values.includes(0) ? [] : [[page, values.reduce((sum, other) => sum + other, value)]];
  });
  return new Map(both);
}
