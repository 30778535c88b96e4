import { BLOCK_END, joinCjk } from '../cjk.ts';
import { indexAddress, WORDS_FILE } from '../index-folder.ts';
import { correctWords } from './correct.ts';
import { type FoundPage, findPages } from './find-pages.ts';
import { openPagefind } from './pagefind.ts';
import { type Passage, passagesOf } from './passages.ts';
import { isEmpty, parseQuery, type Query } from './query.ts';

/** What a search has found. */
export interface Found {
  /** Number of pages. */
  total: number;
  /** What was searched for instead, when the words as typed led nowhere. */
  corrected?: string;
  /** Fetches the texts of the pages from one place of the ranking to another. */
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

/** Opens the index of a language of the site that is served under `base`. */
export async function createSearcher(base: string, lang: string): Promise<Searcher> {
  const folder = indexAddress(base, lang);
  const pagefind = await openPagefind(folder);
  let vocabulary: Promise<string[]> | undefined;

  /** Fetched when a search has led nowhere; a site without it does not correct. */
  function knownWords(): Promise<string[]> {
    vocabulary ??= fetch(folder + WORDS_FILE).then(
      async (response) => (response.ok ? (await response.text()).split('\n') : []),
      () => [],
    );
    return vocabulary;
  }

  return {
    async search(typed) {
      const query = parseQuery(typed);
      if (isEmpty(query)) return NOTHING;
      const found = await findPages(pagefind, query);
      if (await isGood(found, query)) return toFound(found, query);
      const words = correctWords(query.words, await knownWords());
      const mended = words ? await findPages(pagefind, { ...query, words }) : [];
      return mended.length > 0
        ? { ...toFound(mended, query), corrected: [...query.phrases, words].join(' ') }
        : toFound(found, query);
    },
  };
}

/**
 * Whether the best page holds what was typed. For a word it does not know, Pagefind answers with shorter words that
 * begin alike; then a correction may be meant.
 */
async function isGood([best]: readonly FoundPage[], { words }: Query): Promise<boolean> {
  if (!best) return words === '';
  if (!words) return true;
  const content = (await best.data()).content.toLowerCase();
  return words
    .toLowerCase()
    .split(' ')
    .every((word) => content.includes(word.slice(0, Math.max(3, word.length - 2))));
}

function toFound(found: readonly FoundPage[], { phrases }: Query): Found {
  return {
    total: found.length,
    pages: (from, to) => Promise.all(found.slice(from, to).map((page) => toMatch(page, phrases))),
  };
}

async function toMatch({ data, locations }: FoundPage, phrases: readonly string[]): Promise<PageMatch> {
  const page = await data();
  const title = joinCjk((page.meta.title ?? '').split(/\s+/).filter((word) => word !== BLOCK_END));
  return { route: decodeURI(page.raw_url), title, passages: passagesOf(page, locations, phrases) };
}
