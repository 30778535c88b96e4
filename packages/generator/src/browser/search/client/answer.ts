import { pairs } from '../words/words.ts';
import { correctWords } from './correct.ts';
import { areWords, cutPhrases } from './cut-phrases.ts';
import { findParts, type QueryPart, withAll } from './find-pages.ts';
import { holdPhrases } from './hold-phrases.ts';
import type { IndexReader } from './index-reader.ts';
import type { Query } from './query.ts';
import { type FoundPage, rankPages } from './rank-pages.ts';
import { withoutStopWords } from './stop-words.ts';

/** Pages, and what was made of the query. */
export interface SearchAnswer {
  pages: readonly FoundPage[];
  /** What was looked for instead. */
  corrected?: string;
  /** Parts that were left out, since no page has them with the others. */
  dropped?: string[];
}

/**
 * The pages for a query: as it was typed without the words of its question; else, or when its Chinese runs only stand in passing, with
 * these cut into words and without typing errors. At least half of the parts stand on the best page.
 */
export async function findAnswer(index: IndexReader, typed: Query): Promise<SearchAnswer | undefined> {
  const asked = withoutStopWords(typed);
  const whole = await findParts(index, asked);
  const isWhole = await holdPhrases(index, withAll(whole), asked.phrases);
  if (isWhole && (await areWords(index, asked.phrases))) return { pages: rankPages(index, whole) };
  const apart = { ...asked, phrases: await cutPhrases(index, asked.phrases) };
  const corrected = await correctQuery(index, apart);
  const query = corrected ?? apart;
  const isChanged = corrected !== undefined || apart.phrases.join() !== asked.phrases.join();
  const parts = await findParts(index, query);
  const pages = rankPages(index, parts);
  const [best] = pages;
  if (!best) return findRemains(index, typed);
  if (withAll(parts).size === 0) return { pages, dropped: lackedBy(best, parts) };
  return { pages, ...(isChanged && { corrected: parts.map(({ text }) => text).join(' ') }) };
}

async function correctQuery(index: IndexReader, { phrases, words }: Query): Promise<Query | undefined> {
  const corrected = words.length > 0 ? correctWords(words, await index.words()) : undefined;
  return corrected && { phrases, words: corrected };
}

const lackedBy = ({ page }: FoundPage, parts: readonly QueryPart[]): string[] =>
  parts.filter(({ scores }) => !scores.has(page)).map(({ text }) => text);

/** What is left of a query of which no word is known: its pairs of characters. */
async function findRemains(index: IndexReader, { phrases, words }: Query): Promise<SearchAnswer | undefined> {
  const parts = await findParts(index, { phrases: [...new Set(phrases.flatMap(pairs))], words });
  const pages = rankPages(index, parts);
  const [best] = pages;
  return best && { pages, dropped: lackedBy(best, parts) };
}
