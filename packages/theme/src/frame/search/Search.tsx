'use client';

import { useEffect, useState } from 'react';
import type { SearchText } from '../../text/text.ts';
import { Icon } from '../icon/Icon.tsx';

/** Hydrated by the first pointer, focus or key on it, or by its shortcut. */
export const hydrate = 'interaction';

export interface SearchProps {
  text: SearchText;
  /** Number of searches that are offered again. */
  recent: number;
}

const loadDialog = () => import('./SearchDialog.tsx');

/** The button that opens the search dialog. */
export function Search({ text, recent }: SearchProps) {
  const [opened, setOpened] = useState(0);
  // Not lazy(): React would show what it has suspended for no sooner than 300 ms later.
  const [dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>>>();

  // Nothing of search is fetched before a reader is about to search.
  useEffect(() => {
    loadDialog().catch(() => {}); // Opening tries again.
  }, []);

  async function open() {
    setDialog(await loadDialog());
    setOpened((times) => times + 1);
  }

  return (
    <>
      <button
        type="button"
        className="frame-search"
        data-search-button
        aria-label={text.searchText}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
      >
        <Icon name="search" />
        <span>{text.searchText}</span>
        <kbd>/</kbd>
      </button>
      {dialog && <dialog.SearchDialog text={text} recent={recent} opened={opened} />}
    </>
  );
}
