'use client';

import { useData } from 'bifolio/client';
import { useId, useRef } from 'react';
import { RecentSearches } from '../recent/RecentSearches.tsx';
import { SearchStart } from '../recent/SearchStart.tsx';
import { useRecentSearches } from '../recent/use-recent-searches.ts';
import { listKeys } from '../results/list-keys.ts';
import { SearchResults } from '../results/SearchResults.tsx';
import { SearchRetry } from '../results/SearchRetry.tsx';
import { SearchStatus } from '../results/SearchStatus.tsx';
import { useActiveOption } from '../results/use-active-option.ts';
import type { SearchProps } from '../search-props.ts';
import { useOpened } from '../use-opened.ts';
import { SearchHead } from './SearchHead.tsx';
import { SearchHints } from './SearchHints.tsx';
import { useTypedSearch } from './use-typed-search.ts';

/** Hydrated once its dialog is opened, or by a pointer or focus on a button that opens it. */
export const hydrate = 'interaction';

/** What is in the dialog: a combobox whose field keeps the focus, arrows move through the list, Enter follows. */
export function SearchBox({ text, report, recent, slashKey }: SearchProps) {
  const { base, lang } = useData();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const opened = useOpened(box);
  const search = useTypedSearch({ base, lang, opened });
  const { typed, query, type, isEmpty, hasNothing, result } = search;
  // Closed, it shows none: nor does a build, where asking for storage throws on each page.
  const history = useRecentSearches(lang, opened > 0 ? recent : 0);
  const active = useActiveOption(list, isEmpty ? `${opened} ${history.list.join('\n')}` : result);

  const close = () => box.current?.closest('dialog')?.close();

  /** The list may still answer to what was typed before. */
  function followUnlessStale() {
    if (isEmpty || result.typed === query) active.follow();
  }

  function closeAndRemember() {
    history.remember(query);
    close();
  }

  return (
    <div ref={box} className="search-box">
      <SearchHead
        text={text}
        typed={typed}
        onType={type}
        onKeyDown={listKeys({ move: active.move, follow: followUnlessStale })}
        listId={listId}
        activeId={active.id}
      />
      <SearchStatus text={text} search={search} typed={query} />
      {hasNothing && <SearchRetry text={text} report={report} />}
      <div
        ref={list}
        id={listId}
        className="search-list"
        role="listbox"
        aria-label={text.searchText}
        onPointerMove={({ target }) => active.moveTo(target)}
      >
        {opened > 0 && isEmpty && <RecentSearches text={text} history={history} onChoose={type} />}
        {opened > 0 && (isEmpty || hasNothing) && <SearchStart text={text} onFollow={close} />}
        {!isEmpty && !hasNothing && <SearchResults base={base} result={result} onFollow={closeAndRemember} />}
      </div>
      <SearchHints text={text} slashKey={slashKey} />
      {search.hasMore && !isEmpty && (
        <button type="button" className="search-more" onClick={search.showMore}>
          {text.searchMoreText}
        </button>
      )}
    </div>
  );
}
