'use client';

import { useEffect, useState } from 'react';
import { SearchButton } from './SearchButton.tsx';
import type { SearchProps } from './search-props.ts';

/** Hydrated by the first pointer, focus or key on it, or by its shortcut. */
export const hydrate = 'interaction';

const loadDialog = () => import('./SearchDialog.tsx');

/** The button that opens the search dialog. */
export function Search({ text, recent, slashKey }: SearchProps) {
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
      <SearchButton text={text} provider="local" slashKey={slashKey} onClick={open} />
      {dialog && <dialog.SearchDialog text={text} recent={recent} slashKey={slashKey} opened={opened} />}
    </>
  );
}
