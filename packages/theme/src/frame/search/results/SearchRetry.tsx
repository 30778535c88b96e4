import type { SearchProps } from '../search-props.ts';

/** What to do where nothing is found: search in other words, or report what is missing. */
export function SearchRetry({ text, report }: Pick<SearchProps, 'text' | 'report'>) {
  return (
    <p className="search-retry">
      {text.searchRetryText}
      {report && (
        <>
          {' '}
          <a href={report}>{text.searchReportText}</a>
        </>
      )}
    </p>
  );
}
