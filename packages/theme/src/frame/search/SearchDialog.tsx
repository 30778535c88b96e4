import { useData } from 'bifolio/client';
import { useEffect, useId, useRef } from 'react';
import { listKeys } from './list-keys.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { SearchHead } from './SearchHead.tsx';
import { SearchHints } from './SearchHints.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchStart } from './SearchStart.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import type { SearchProps } from './search-props.ts';
import { useActiveOption } from './use-active-option.ts';
import { useRecentSearches } from './use-recent-searches.ts';
import { useTypedSearch } from './use-typed-search.ts';

export interface SearchDialogProps extends SearchProps {
  /** How often the dialog has been opened; each time it grows, the dialog is shown. */
  opened: number;
}

/** A modal dialog with a combobox: the field keeps the focus, arrows move through the list, Enter follows. */
export function SearchDialog({ text, recent, slashKey, opened }: SearchDialogProps) {
  const { base, lang } = useData();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const search = useTypedSearch({ base, lang, opened });
  const { typed, query, type, isEmpty, hasNothing, result } = search;
  const history = useRecentSearches(lang, recent);
  const active = useActiveOption(list, isEmpty ? `${opened} ${history.list.join('\n')}` : result);

  useEffect(() => {
    if (opened === 0 || dialog.current?.open) return;
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.select();
  }, [opened]);

  const close = () => dialog.current?.close();

  /** The list may still answer to what was typed before. */
  function followUnlessStale() {
    if (isEmpty || result.typed === query) active.follow();
  }

  function closeAndRemember() {
    history.remember(query);
    close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={text.searchText}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className="search-box">
        <SearchHead
          text={text}
          typed={typed}
          onType={type}
          onKeyDown={listKeys({ move: active.move, follow: followUnlessStale })}
          listId={listId}
          activeId={active.id}
          onClose={close}
        />
        <SearchStatus text={text} search={search} typed={query} />
        {hasNothing && <p className="search-retry">{text.searchRetryText}</p>}
        <div
          ref={list}
          id={listId}
          className="search-list"
          role="listbox"
          aria-label={text.searchText}
          onPointerMove={({ target }) => active.moveTo(target)}
        >
          {isEmpty && <RecentSearches text={text} history={history} onChoose={type} />}
          {isEmpty || hasNothing ? (
            <SearchStart text={text} onFollow={close} />
          ) : (
            <SearchResults base={base} result={result} onFollow={closeAndRemember} />
          )}
        </div>
        <SearchHints text={text} slashKey={slashKey} />
        {search.hasMore && !isEmpty && (
          <button type="button" className="search-more" onClick={search.showMore}>
            {text.searchMoreText}
          </button>
        )}
      </div>
    </dialog>
  );
}
