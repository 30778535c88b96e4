import { useData } from 'bifolio/client';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchHints } from './SearchHints.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchStart } from './SearchStart.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import type { SearchProps } from './search-props.ts';
import { useActiveOption } from './use-active-option.ts';
import { useRecentSearches } from './use-recent-searches.ts';
import { useSearch } from './use-search.ts';

export interface SearchDialogProps extends SearchProps {
  /** How often the dialog has been opened; each time it grows, the dialog is shown. */
  opened: number;
}

/** The `keyCode` of whatever an input method takes for itself. */
const INPUT_METHOD = 229;

/** A modal dialog with a combobox: the field keeps the focus, arrows move through the list, Enter follows. */
export function SearchDialog({ text, recent, slashKey, opened }: SearchDialogProps) {
  const { base, lang } = useData();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const isEmpty = query.trim() === '';
  const search = useSearch({ base, lang, typed: query, opened });
  const history = useRecentSearches(lang, recent);
  const active = useActiveOption(list, isEmpty ? `${opened} ${history.list.join('\n')}` : search.result);
  const isNothing = search.result.typed !== '' && search.result.total === 0;
  const listId = useId();

  useEffect(() => {
    if (opened === 0 || dialog.current?.open) return;
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.select();
  }, [opened]);

  const close = () => dialog.current?.close();

  function type(text: string, isComposing = false) {
    setTyped(text);
    if (!isComposing) setQuery(text);
  }

  /** The list may still answer to what was typed before. */
  function followUnlessStale() {
    if (isEmpty || search.result.typed === query) active.follow();
  }

  function onKeyDown(event: KeyboardEvent) {
    // A key that an input method still needs is not ours. Safari has ended the composition when it tells of the last one.
    if (event.nativeEvent.isComposing || event.keyCode === INPUT_METHOD) return;
    if (event.key === 'ArrowDown') active.move(1);
    else if (event.key === 'ArrowUp') active.move(-1);
    else if (event.key === 'Enter') followUnlessStale();
    else return;
    event.preventDefault();
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
        <div className="search-head">
          <Icon name="search" />
          <SearchField
            label={text.searchPlaceholder}
            typed={typed}
            onType={type}
            onKeyDown={onKeyDown}
            listId={listId}
            activeId={active.id}
            hasList={active.id !== undefined}
          />
          <button
            type="button"
            className="frame-icon-button"
            aria-label={text.searchCloseText}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        <SearchStatus text={text} search={search} typed={query} />
        {isNothing && !isEmpty && <p className="search-retry">{text.searchRetryText}</p>}
        <div
          ref={list}
          id={listId}
          className="search-list"
          role="listbox"
          aria-label={text.searchText}
          onPointerMove={({ target }) => active.moveTo(target)}
        >
          {isEmpty && <RecentSearches text={text} history={history} onChoose={type} />}
          {isEmpty || isNothing ? (
            <SearchStart text={text} onFollow={close} />
          ) : (
            <SearchResults
              base={base}
              result={search.result}
              onFollow={() => {
                history.remember(query);
                close();
              }}
            />
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
