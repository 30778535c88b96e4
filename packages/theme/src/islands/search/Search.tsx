'use client';

import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../frame/Icon.tsx';
import type { SearchText } from '../../text/text.ts';

/** Hydrated by the first pointer, focus or key on it, or by its shortcut. */
export const hydrate = 'interaction';

export interface SearchProps {
  text: SearchText;
  /** Number of searches that are offered again. */
  recent: number;
}

// Nothing of search is fetched before a reader wants to search.
const SearchDialog = lazy(async () => ({ default: (await import('./SearchDialog.tsx')).SearchDialog }));

/** The button that opens the search dialog. */
export function Search({ text, recent }: SearchProps) {
  const [opened, setOpened] = useState(0);
  return (
    <>
      <button
        type="button"
        className="frame-search"
        data-search-button
        aria-label={text.searchText}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => setOpened(opened + 1)}
      >
        <Icon name="search" />
        <span>{text.searchText}</span>
        <kbd>/</kbd>
      </button>
      {opened > 0 && (
        <Suspense>
          <SearchDialog text={text} recent={recent} opened={opened} />
        </Suspense>
      )}
    </>
  );
}
