import { isPageUrl, pageAddress, samePath } from '../page-link.ts';
import { createEntryPlaces, isKnownEntry, newEntryState, restorePlacesOurselves } from './entry-places.ts';
import type { NavigationHooks } from './moves.ts';

/**
 * Makes clicks on links to pages of this site moves, and what the buttons of the browser do: for browsers without the
 * Navigation API, Firefox before 147 and Safari before 26.2. What scripts do otherwise loads a page as a whole.
 */
export function moveByHistory({ base, shown, show }: NavigationHooks) {
  const places = createEntryPlaces();
  let underWay = new AbortController();
  /** The reader's place on the current entry is not yet restored. */
  let isMoving = false;

  places.remember();
  restorePlacesOurselves();
  addEventListener('scroll', remember, { passive: true });
  addEventListener('click', (event) => {
    const url = followedUrl(event);
    if (!url || !isPageUrl(url, base) || isLeftToBrowser(url)) return;
    event.preventDefault();
    remember();
    if (url.href === location.href) history.replaceState(newEntryState(), '');
    else history.pushState(newEntryState(), '', url);
    move();
  });
  addEventListener('popstate', () => {
    const isKnown = isKnownEntry();
    if (!samePath(location.pathname, shown())) return move();
    underWay.abort();
    isMoving = false;
    // Otherwise it is a place that the browser itself has just scrolled to.
    if (isKnown) places.restore();
  });

  /** While another page is on its way, the place is that on the page before it, as when it has just been swapped in. */
  function remember() {
    if (!isMoving && samePath(location.pathname, shown())) places.remember();
  }

  function move() {
    underWay.abort();
    underWay = new AbortController();
    const { signal } = underWay;
    isMoving = true;
    const scroll = () => {
      isMoving = false;
      places.restore();
    };
    void show({ url: new URL(location.href), signal, scroll, replaceAddress });
  }

  /** Places in the page, and other queries of its address, which scripts of the page may know. */
  function isLeftToBrowser(url: URL): boolean {
    const isHere = pageAddress(url) === pageAddress(new URL(location.href));
    return isHere ? url.hash !== '' : samePath(pageAddress(url), shown());
  }
}

const replaceAddress = (address: string) => history.replaceState(history.state, '', address + location.hash);

/** Of the link that a plain click follows. */
function followedUrl(event: MouseEvent): URL | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const isPlain = link instanceof HTMLAnchorElement && !link.hasAttribute('download');
  return isPlain && ['', '_self'].includes(link.target) ? new URL(link.href) : undefined;
}
