import { separateCjk } from '../cjk.ts';
import type { Pagefind, PagefindResult } from './pagefind.ts';
import type { Query } from './query.ts';

/** A page on which every part of a query stands. */
export interface FoundPage {
  id: string;
  score: number;
  /** Places of the found words; those of phrases are not all here. */
  locations: readonly number[];
  data: PagefindResult['data'];
}

/** The pages that hold all parts of a query, best first. */
export async function findPages(pagefind: Pagefind, { phrases, words }: Query): Promise<FoundPage[]> {
  const parts = [...phrases.map((phrase) => findPhrase(pagefind, phrase))];
  if (words) parts.push(findWords(pagefind, words));
  const [first = [], ...others] = await Promise.all(parts);
  return others.reduce(intersect, first).sort((a, b) => b.score - a.score);
}

/**
 * Characters that stand side by side. Such a search finds but does not weigh, so that the same characters are searched
 * for once more as words: titles and headings weigh more than text.
 */
async function findPhrase(pagefind: Pagefind, phrase: string): Promise<FoundPage[]> {
  const characters = separateCjk(phrase);
  if (!characters.includes(' ')) return findWords(pagefind, characters);
  const exact = await pagefind.search(`"${characters}"`);
  if (exact.results.length === 0) return [];
  const weighed = await pagefind.search(characters);
  const scores = new Map(weighed.results.map(({ id, score }) => [id, score]));
  return exact.results.map((result) => found({ ...result, words: [] }, scores.get(result.id) ?? 0));
}

async function findWords(pagefind: Pagefind, words: string): Promise<FoundPage[]> {
  const { results } = await pagefind.search(words);
  return results.map((result) => found(result, result.score));
}

const found = ({ id, words, data }: PagefindResult, score: number): FoundPage => ({
  id,
  score,
  locations: words,
  data,
});

function intersect(pages: readonly FoundPage[], others: readonly FoundPage[]): FoundPage[] {
  const byId = new Map(others.map((page) => [page.id, page]));
  return pages.flatMap((page) => {
    const other = byId.get(page.id);
    if (!other) return [];
    const locations = [...page.locations, ...other.locations];
    return { ...page, score: page.score + other.score, locations };
  });
}
