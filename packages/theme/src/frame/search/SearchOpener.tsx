import { usePage } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';
import { SEARCH_DIALOG_ID } from './search-dialog.ts';

/** A further button that opens search, in the text of a page. Nothing where the site has no search, or no script runs. */
export function SearchOpener() {
  const { site } = usePage();
  const { text, search } = useTheme();
  const isThere = search && (search.provider === 'algolia' || site.search);
  if (!isThere) return null;
  return (
    <button
      type="button"
      className="button frame-search-opener"
      data-opens-search
      aria-haspopup="dialog"
      aria-controls={search.provider === 'local' ? SEARCH_DIALOG_ID : undefined}
    >
      {text.searchText}
    </button>
  );
}
