import { useState } from 'react';
import { type SearchState, type UseSearchOptions, useSearch } from '../use-search.ts';

/** What stands in the field, and what was found for it. */
export interface TypedSearch extends SearchState {
  /** What the field shows, with what an input method is not done with. */
  typed: string;
  /** What is searched for. */
  query: string;
  /** Takes what is in the field. `isComposing`: an input method is not done with it, so it is no search yet. */
  type(typed: string, isComposing?: boolean): void;
  isEmpty: boolean;
  /** Something was searched for, and nothing found. */
  hasNothing: boolean;
}

/** A field, and what is found for what is typed into it. */
export function useTypedSearch(options: Omit<UseSearchOptions, 'typed'>): TypedSearch {
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const search = useSearch({ ...options, typed: query });
  const isEmpty = query.trim() === '';
  return {
    ...search,
    typed,
    query,
    type(text, isComposing = false) {
      setTyped(text);
      if (!isComposing) setQuery(text);
    },
    isEmpty,
    hasNothing: !isEmpty && search.result.typed !== '' && search.result.total === 0,
  };
}
