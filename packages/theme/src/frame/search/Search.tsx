import { useData } from 'bifolio/client';
import { SearchBox } from './field/SearchBox.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SEARCH_DIALOG_ID } from './search-dialog.ts';
import type { SearchProps } from './search-props.ts';

/**
 * The button of search, and its dialog. The dialog is there from the start, so that its field takes keys as soon as it is asked
 * for (`open-search.ts`); what searches is an island in it.
 */
export function Search({ text, report, recent, slashKey }: SearchProps) {
  const { base, lang } = useData();
  return (
    <>
      <SearchButton text={text} slashKey={slashKey} aria-controls={SEARCH_DIALOG_ID} />
      <dialog
        id={SEARCH_DIALOG_ID}
        className="search-dialog"
        aria-label={text.searchText}
        data-base={base}
        data-lang={lang}
      >
        <SearchBox text={text} report={report} recent={recent} slashKey={slashKey} />
      </dialog>
    </>
  );
}
