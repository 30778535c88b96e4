import type { TermEntry } from '../index-folder.ts';
import { IN_HEADING, IN_TITLE, WEIGHTS } from '../page-terms.ts';
import { pairs } from '../words/words.ts';
import type { IndexReader } from './index-reader.ts';
import { typedWord } from './passages/word-match.ts';
import type { Query } from './query.ts';

/** Numbers of pages with how well each matches. */
type Scores = ReadonlyMap<number, number>;

/** A page that may hold all parts of a query, and how well it matches. */
export interface FoundPage {
  page: number;
  score: number;
}

/** The pages that may hold all parts of a query, best first. */
export async function findPages(index: IndexReader, query: Query): Promise<FoundPage[]> {
  const found = [...(await scoresOf(index, query))].map(([page, value]) => ({
    page,
    score: value * (index.boosts.get(page) ?? 1),
  }));
  return found.sort((a, b) => b.score - a.score || a.page - b.page);
}

/** How well the pages that may hold all parts of a query match, without the boosts of the site. */
export async function scoresOf(index: IndexReader, { phrases, words }: Query): Promise<Scores> {
  const parts = await Promise.all([
    ...phrases.map((phrase) => findPhrase(index, phrase)),
    ...words.map((word) => findWord(index, word)),
  ]);
  return intersect(parts);
}

/** Characters side by side: the pages that hold all pairs of neighbours. One alone begins all pairs it comes first in. */
async function findPhrase(index: IndexReader, phrase: string): Promise<Scores> {
  const found = pairs(phrase).map(async (pair) => score(index.pages, await index.termsFrom(pair), () => 1));
  return intersect(await Promise.all(found));
}

async function findWord(index: IndexReader, word: string): Promise<Scores> {
  const { beginning, closeness } = typedWord(word);
  return score(index.pages, await index.termsFrom(beginning), closeness);
}

/** What a word of the title, perhaps not typed to its end, is ahead of any word of the text. */
const TITLE_FIRST = WEIGHTS;
/** What a word of a heading is ahead of any word of the text alone; less than a title. */
const HEADING_FIRST = WEIGHTS / 2;

/** How well pages match the best of some terms; terms that are on few pages say more. */
function score(all: number, entries: readonly TermEntry[], closeness: (term: string) => number): Scores {
  const best = new Map<number, number>();
  for (const [term, ...numbers] of entries) {
    const close = closeness(term);
    if (close === 0) continue;
    let page = 0;
    for (const number of numbers) {
      page += Math.floor(number / WEIGHTS);
      const weight = number % WEIGHTS;
      const value = close * (1 + weight) + aheadBy(weight);
      if (value > (best.get(page) ?? 0)) best.set(page, value);
    }
  }
  const rarity = Math.log(1 + (all + 0.5) / (best.size + 0.5));
  return new Map([...best].map(([page, value]) => [page, value * rarity]));
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
