import { Fragment } from 'react';
import type { SearchText } from '../../../text/text.ts';
import type { SearchState } from '../use-search.ts';

export interface SearchStatusProps {
  text: SearchText;
  search: SearchState;
  typed: string;
}

/** How a search went, also for those who do not see the list. */
export function SearchStatus({ text, search, typed }: SearchStatusProps) {
  const { result } = search;
  return (
    <div className="search-status" role="status">
      {message()}
    </div>
  );

  function message() {
    if (typed.trim() === '') return null;
    if (search.hasFailed) return text.searchFailedText;
    if (result.typed.trim() === '') return null;
    if (result.total === 0) {
      return (
        <>
          {text.searchNoResultsText} <q>{result.typed.trim()}</q>
        </>
      );
    }
    const count = text.searchResultsText.replace('{count}', String(result.total));
    return (
      <>
        {result.corrected && (
          <>
            {text.searchCorrectedText} <q>{result.corrected}</q> ·{' '}
          </>
        )}
        {result.dropped?.map((word, at) => (
          <Fragment key={word}>
            {at === 0 && text.searchDroppedText} <q>{word}</q>{' '}
            {at === (result.dropped?.length ?? 0) - 1 && '· '}
          </Fragment>
        ))}
        {count}
      </>
    );
  }
}
