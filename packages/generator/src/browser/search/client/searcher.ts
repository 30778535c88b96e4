import { MARKERS_KEY } from '../../../core/contracts/lock.ts';
import { indexAddress } from '../index-folder.ts';
import { findAnswer } from './answer.ts';
import { type IndexReader, openSearchIndex } from './index-reader.ts';
import { createPlaceFinder, type PlaceFinder } from './passages/find-places.ts';
import { hasPhrases } from './passages/has-phrases.ts';
import { createWholeFinder, nearness, type WholeFinder } from './passages/nearness.ts';
import { type Passage, passagesOf } from './passages/passages.ts';
import { isEmpty, parseQuery, type Query } from './query.ts';
import type { FoundPage } from './rank-pages.ts';

/** What a search has found. */
export interface Found {
  /** Number of pages; of those that hold all characters of a long phrase, a few may not hold the phrase. */
  total: number;
  /** What was searched for instead, when the words as typed led nowhere. */
  corrected?: string;
  /** Words that were left out, since no page has them with the others. */
  dropped?: readonly string[];
  /** Fetches the texts of the pages from one place of the ranking to another, puts those first in which words are near to each other, and leaves those few out. */
  pages(from: number, to: number): Promise<PageMatch[]>;
}

/** A page and its sections that hold what was searched for. */
export interface PageMatch {
  /** Without the site's base. */
  route: string;
  title: string;
  passages: readonly Passage[];
}

/** Search in one language. */
export interface Searcher {
  search(typed: string): Promise<Found>;
}

const NOTHING: Found = { total: 0, pages: async () => [] };

/**
 * Opens the index of a language of the site that is served under `base`.
 * @example
 * ```ts
 * import { createSearcher } from 'bifolio/search';
 *
 * export async function titlesFor(typed: string): Promise<string[]> {
 *   const searcher = await createSearcher('https://bifolio.dev/', 'en-US');
 *   const found = await searcher.search(typed);
 *   return (await found.pages(0, 5)).map(({ title }) => title);
 * }
 * ```
 */
export async function createSearcher(base: string, lang: string): Promise<Searcher> {
  return searcherOf(createUnlocker(await openSearchIndex(indexAddress(base, lang)), lang));
}

/** Search in an index, which is asked for anew by each search. */
export function searcherOf(current: () => Promise<IndexReader>): Searcher {
  return {
    async search(typed) {
      const query = parseQuery(typed);
      if (isEmpty(query)) return NOTHING;
      const index = await current();
      const answer = await findAnswer(index, query);
      if (!answer) return NOTHING;
      const { pages, corrected, dropped } = answer;
      return { ...toFound(index, pages), corrected, dropped };
    },
  };
}

/** The index with what the reader has unlocked, for as long as that stays as it is. What opens it is fetched by readers with keys only. */
function createUnlocker(index: IndexReader, lang: string): () => Promise<IndexReader> {
  let known: { markers: string; unlocked: Promise<IndexReader> } | undefined;
  return async () => {
    const markers = index.locked && unlockedMarkers();
    if (!markers) return index;
    if (known?.markers !== markers) {
      const unlocked = import('./unlocked.ts').then(({ withUnlocked }) => withUnlocked(index, lang));
      unlocked.catch(() => (known = undefined)); // The next search tries again.
      known = { markers, unlocked };
    }
    return known.unlocked.catch(() => index);
  };
}

function unlockedMarkers(): string | null {
  try {
    return localStorage.getItem(MARKERS_KEY);
  } catch {
    return null;
  }
}

function toFound(index: IndexReader, found: readonly FoundPage[]): Found {
  const readerOf = createReaders();
  return {
    total: found.length,
    async pages(from, to) {
      const pages = await Promise.all(
        found.slice(from, to).map(async (page) => ({ ...page, text: await index.text(page.page) })),
      );
      return pages
        .filter(({ text, query }) => hasPhrases(text, query.phrases))
        .map(({ score, text, query }) => {
          const reader = readerOf(query);
          return { text, reader, score: score * nearness(text, reader.holdsAll) };
        })
        .sort((a, b) => b.score - a.score)
        .map(({ text, reader }) => ({
          route: text.route,
          title: text.title,
          passages: passagesOf(text, reader),
        }));
    },
  };
}

/** Gives what finds a query in texts, made once for each. */
function createReaders() {
  const known = new Map<Query, { find: PlaceFinder; holdsAll: WholeFinder }>();
  return (query: Query) => {
    const reader = known.get(query) ?? { find: createPlaceFinder(query), holdsAll: createWholeFinder(query) };
    known.set(query, reader);
    return reader;
  };
}
