import type { Found, PageMatch, Searcher } from 'bifolio/search';
import { useEffect, useRef, useState } from 'react';
import { openIndex } from './open-index.ts';

/** Pages that are fetched at a time. */
const STEP = 5;
/** How long typing letter by letter must rest before the index is asked, milliseconds. */
const REST_MS = 60;

/** What the list shows: the answer to `typed`, which may be older than the field. */
export interface SearchResult {
  typed: string;
  total: number;
  corrected?: string;
  dropped?: readonly string[];
  pages: readonly PageMatch[];
  /** Places of the ranking that have been fetched. */
  fetched: number;
}

/** What was found last, and how to see more of it. */
export interface SearchState {
  result: SearchResult;
  /** The index could not be fetched. */
  hasFailed: boolean;
  hasMore: boolean;
  showMore(): void;
}

export interface UseSearchOptions {
  base: string;
  lang: string;
  typed: string;
  /** Grows each time the dialog is opened; 0 until then. */
  opened: number;
}

const NOTHING: SearchResult = { typed: '', total: 0, pages: [], fetched: 0 };

/** Searches as one types. Only the answer to what was typed last is ever shown. */
export function useSearch({ base, lang, typed, opened }: UseSearchOptions): SearchState {
  const [result, setResult] = useState(NOTHING);
  const [hasFailed, setFailed] = useState(false);
  const found = useRef<Found>(undefined);
  const typedBefore = useRef('');
  const index = useRef<Promise<Searcher>>(undefined);
  // A build's index never changes; in dev every opening asks anew.
  const edition = opened > 1 && !isDev() ? 1 : opened;

  useEffect(() => {
    if (edition > 0) index.current = openIndex(base, lang);
  }, [base, lang, edition]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failure the next opening tries again
  useEffect(() => {
    if (edition === 0) return undefined;
    let isCurrent = true;
    // What is pasted, chosen or comes from an input method is there as a whole.
    const restMs = typed.length > typedBefore.current.length + 1 ? 0 : REST_MS;
    typedBefore.current = typed;
    const timer = setTimeout(async () => {
      // One that has failed is opened anew with the next letter.
      const searcher = index.current ?? openIndex(base, lang);
      index.current = searcher;
      try {
        const answer = typed.trim() ? await (await searcher).search(typed) : undefined;
        const next = answer ? await extend({ ...NOTHING, typed, total: answer.total }, answer) : NOTHING;
        if (!isCurrent) return;
        found.current = answer;
        setFailed(false);
        setResult(next);
      } catch (error) {
        console.error('Search failed:', error);
        if (index.current === searcher) index.current = undefined;
        if (isCurrent) setFailed(true);
      }
    }, restMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [base, lang, edition, typed, hasFailed && opened]);

  async function showMore() {
    const answer = found.current;
    const more = answer && (await extend(result, answer));
    if (more && answer === found.current) setResult(more);
  }

  return { result, hasFailed, hasMore: result.fetched < (found.current?.total ?? 0), showMore };
}

/** The result with the next pages. Places of the ranking may turn out to be none. */
async function extend(result: SearchResult, answer: Found): Promise<SearchResult> {
  const fetched = Math.min(result.fetched + STEP, answer.total);
  const pages = await answer.pages(result.fetched, fetched);
  const dropped = fetched - result.fetched - pages.length;
  return {
    ...result,
    corrected: answer.corrected,
    dropped: answer.dropped,
    total: result.total - dropped,
    pages: [...result.pages, ...pages],
    fetched,
  };
}

const isDev = () => document.querySelector<HTMLMetaElement>('meta[name=bifolio-build]')?.content === 'dev';
