import { createSearcher, type Searcher } from 'bifolio/search';
import { SEARCH_DIALOG_ID } from './search-dialog.ts';

interface OpenedIndex {
  base: string;
  lang: string;
  searcher: Promise<Searcher>;
}

let ahead = openAhead();

/** The index of the dialog, when it is open by the time that this module has come: what renders in it is still on its way then. */
function openAhead(): OpenedIndex | undefined {
  const dialog = globalThis.document?.getElementById(SEARCH_DIALOG_ID);
  const { base, lang } = dialog?.dataset ?? {};
  return dialog?.hasAttribute('open') && base && lang
    ? { base, lang, searcher: open(base, lang) }
    : undefined;
}

/** The index that was opened ahead, the first time; after that, one that is opened now. */
export function openIndex(base: string, lang: string): Promise<Searcher> {
  const opened = ahead?.base === base && ahead.lang === lang ? ahead.searcher : undefined;
  ahead = undefined;
  return opened ?? open(base, lang);
}

function open(base: string, lang: string): Promise<Searcher> {
  const searcher = createSearcher(base, lang);
  searcher.catch(() => {}); // The first search tells.
  return searcher;
}
