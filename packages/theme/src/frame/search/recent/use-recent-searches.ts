import { useState } from 'react';
import { recentSearches, storeSearches } from './recent-store.ts';

/** What a reader has searched for in a language. */
export interface SearchHistory {
  /** The latest first. */
  list: readonly string[];
  remember(search: string): void;
  clear(): void;
}

/** The latest searches in a language, `limit` of them. */
export function useRecentSearches(lang: string, limit: number): SearchHistory {
  // Read again after each change, and after a change of language.
  const [, setChange] = useState(0);
  const list = limit === 0 ? [] : recentSearches(lang).slice(0, limit);
  const store = (searches: readonly string[]) => {
    storeSearches(lang, searches);
    setChange((count) => count + 1);
  };
  return {
    list,
    remember(typed) {
      const search = typed.trim();
      if (limit > 0 && search) store([search, ...list.filter((other) => other !== search)].slice(0, limit));
    },
    clear: () => store([]),
  };
}
