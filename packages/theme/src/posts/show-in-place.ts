import { knownAddresses } from './known-addresses.ts';
import { addressOf, documentOf, firstPage } from './list-address.ts';
import { createListDocuments } from './list-documents.ts';
import { markTag, openCategory, replacePart, revealPart } from './list-part.ts';

/**
 * Shows other pages of a list, tags and categories in place: the address gets `?p=`, `?tag=` or `?id=`, and what differs comes
 * from the document that shows the same without a query. An address opened with a query shows the same. Returns how to stop.
 */
export function showInPlace(list: HTMLElement): () => void {
  const { posts: kind = '', start = '' } = list.dataset;
  const documents = createListDocuments();
  const { abort, signal } = stopper();
  let shown = location.pathname;
  /** Whether the reader has chosen what is on its way, and is to be led to it. */
  let isChosen = false;

  async function show() {
    const url = new URL(location.href);
    const wanted = url.searchParams.get('tag');
    const known = await knownAddresses(list, start, { documents, wanted });
    const path = documentOf(url, { kind, start }, known);
    if (path === undefined || signal.aborted || location.href !== url.href) return;
    if (path !== shown) {
      shown = path;
      // A number above that of the last page is as good as none.
      const next =
        (await documents.get(path)) ?? (await documents.get(firstPage(path))) ?? (await documents.get(start));
      if (!next || signal.aborted || shown !== path) return;
      replacePart(list, next);
      if (isChosen) revealPart(list);
      isChosen = false;
    }
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
      history.pushState(null, '', addressOf(start, query));
      void show();
    },
    { signal },
  );
  onEntryChange((returns) => {
    document.documentElement.toggleAttribute('data-returning', returns);
    return show();
  }, signal);
  void show();
  return abort;
}

function stopper() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Back and forward, and links to the page that is shown. `returns` tells the first from the others: they lead to where the reader was. */
function onEntryChange(callback: (returns: boolean) => Promise<void>, signal: AbortSignal) {
  if (!('navigation' in window && navigation.addEventListener))
    return window.addEventListener('popstate', () => void callback(true), { signal });
  const places = new Map<string | undefined, number>();
  navigation.addEventListener(
    'navigate',
    (event) => {
      places.set(navigation.currentEntry?.key, scrollY);
      if (!returnsWithinList(event)) return;
      const place = places.get(event.destination.key);
      event.intercept({
        scroll: 'manual', // The browser would scroll before the list has its old length.
        focusReset: 'manual',
        async handler() {
          await callback(true);
          if (place === undefined) event.scroll();
          else scrollTo({ top: place, behavior: 'instant' });
        },
      });
    },
    { signal },
  );
  navigation.addEventListener(
    'currententrychange',
    ({ navigationType }) => {
      if (navigationType !== 'traverse') void callback(false);
    },
    { signal },
  );
}

const returnsWithinList = ({ navigationType, canIntercept, hashChange, destination }: NavigateEvent) =>
  navigationType === 'traverse' &&
  canIntercept &&
  !hashChange &&
  destination.sameDocument &&
  new URL(destination.url).pathname === location.pathname;

/** The link that a plain click chooses; others belong to the browser. */
function chosenLink({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>('a:is([data-p], [data-tag], [data-category])');
}

interface Shown {
  start: string;
  shown: string;
}

/** What the address says when a link is chosen; `undefined` for links that lead to another page. */
function queryOf(link: HTMLAnchorElement | null, list: HTMLElement, { start, shown }: Shown) {
  const { posts: kind } = list.dataset;
  if (!link || kind === 'archives') return undefined;
  const { p, tag, category } = link.dataset;
  if (tag !== undefined) return kind === 'tags' ? { tag } : undefined;
  if (category !== undefined) return { id: category };
  const of = chosen(list, start, shown);
  // The pages of the tags themselves differ in more than posts.
  if (kind === 'tags' && of.tag === undefined) return undefined;
  return { ...of, p: p === '1' ? undefined : p };
}

/** The tag or category whose posts are shown. */
function chosen(list: HTMLElement, start: string, shown: string): { tag?: string; id?: string } {
  const { posts: kind } = list.dataset;
  const part = shown.slice(start.length).split('/')[0];
  if (!part || part === 'page') return {};
  if (kind === 'categories') return { id: part };
  return { tag: list.querySelector<HTMLElement>('[data-tag][aria-current]')?.dataset.tag };
}
