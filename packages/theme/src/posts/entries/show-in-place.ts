import { linkSheetsOf } from '../../browser/link-sheet.ts';
import { chosenLink } from './chosen-link.ts';
import { knownAddresses } from './known-addresses.ts';
import { firstPage, listAddress, listDocument } from './list-address.ts';
import { createListDocuments } from './list-documents.ts';
import { markTag, openCategory, replacePart, revealPart } from './list-part.ts';
import { queryOf } from './list-query.ts';
import { onEntryChange } from './on-entry-change.ts';

/**
 * Shows other pages of a list, tags and categories in place: the address gets `?p=`, `?tag=` or `?id=`, and what differs comes
 * from the document that shows the same without a query. An address opened with a query shows the same. Returns how to stop.
 */
export function showInPlace(list: HTMLElement): () => void {
  const { posts: kind = '', start = '' } = list.dataset;
  const documents = createListDocuments();
  const stopping = new AbortController();
  const { signal } = stopping;
  let shown = location.pathname;
  /** Whether the reader has chosen what is on its way, and is to be led to it. */
  let isChosen = false;

  async function show() {
    const url = new URL(location.href);
    const wanted = url.searchParams.get('tag');
    const known = await knownAddresses(list, start, { documents, wanted });
    const path = listDocument(url, { kind, start }, known);
    if (path === undefined || signal.aborted || location.href !== url.href) return;
    if (path !== shown) {
      shown = path;
      const found = await documents.get(path);
      // A number above that of the last page is as good as none.
      const next = found ?? (await documents.get(firstPage(path))) ?? (await documents.get(start));
      if (next) await linkSheetsOf(next);
      if (!next || signal.aborted || shown !== path) return;
      replacePart(list, next);
      if (!found) forgetPage(url);
      if (isChosen) revealPart(list);
      isChosen = false;
    } else if (url.searchParams.has('p') && path === firstPage(path)) forgetPage(url);
    markTag(list, shown);
    openCategory(list, url.searchParams.get('id'));
  }

  list.addEventListener(
    'click',
    (event) => {
      const query = queryOf(chosenLink(event), list, { start, shown });
      if (!query) return;
      event.preventDefault();
      document.documentElement.removeAttribute('data-returning');
      isChosen = true;
      history.pushState(null, '', listAddress(start, query));
      void show();
    },
    { signal },
  );
  onEntryChange((returns) => {
    document.documentElement.toggleAttribute('data-returning', returns);
    return show();
  }, signal);
  void show();
  return () => stopping.abort();
}

/** The address says what is shown, so that it can be passed on. */
function forgetPage(url: URL) {
  url.searchParams.delete('p');
  history.replaceState(history.state, '', url);
}
