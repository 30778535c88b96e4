'use client';

import { useNeeds } from 'bifolio/client';
import { useEffect, useRef, useState } from 'react';
import { SearchButton } from '../SearchButton.tsx';
import { hostsOf } from './hosts-of.ts';
import { type DocSearchDialog, loadDocSearch } from './load-docsearch.ts';
import { LOGO_STYLE_HASH } from './logo-style.ts';
import { type SettingsInput, settingsOf } from './settings-of.ts';

/** Hydrated by the first pointer, focus or key on it, or by its shortcut. */
export const hydrate = 'interaction';

export interface DocSearchProps extends SettingsInput {
  /** Where the site has published the package. */
  files: { script: string; style: string };
}

/** The button that opens Algolia's dialog. Nothing of it is fetched before. */
export function DocSearch({ text, options, lang, hostname, files }: DocSearchProps) {
  useNeeds({ 'connect-src': hostsOf(options.appId), 'style-src': [LOGO_STYLE_HASH] });
  const [failed, setFailed] = useState(false);
  const dialog = useRef<Promise<DocSearchDialog>>(undefined);
  const key = JSON.stringify([options, lang]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another index or language needs another dialog
  useEffect(
    () => () => {
      dialog.current?.then((opened) => opened.destroy());
      dialog.current = undefined;
    },
    [key],
  );

  async function open() {
    try {
      dialog.current ??= loadDocSearch(files, settingsOf({ text, options, lang, hostname }));
      (await dialog.current).open();
      setFailed(false);
    } catch {
      dialog.current = undefined; // The next click tries again.
      setFailed(true);
    }
  }

  return (
    <SearchButton text={text} provider="algolia" slashKey={options.slashKey} failed={failed} onClick={open} />
  );
}
