import { isPageUrl, pageAddress, samePath } from '../page-link.ts';
import type { NavigationHooks } from './moves.ts';
import { createScrollMemory } from './scroll-memory.ts';

/** Intercepts navigations to pages of this site, by the Navigation API. */
export function moveByNavigation({ base, shown, isLeaving, show }: NavigationHooks) {
  const places = createScrollMemory();
  /** The reader's place on the current entry is not yet restored, even when its page has just been swapped in. */
  let isMoving = false;
  navigation.addEventListener('navigate', (event) => {
    if (isLeaving()) return;
    const url = new URL(event.destination.url);
    const hasArrived = !isMoving && pageAddress(new URL(location.href)) === shown();
    places.remember(event, { hasArrived });
    if (!isForUs(event) || !isPageUrl(url, base) || isWithinPage(event, pageAddress(url), shown())) {
      isMoving = false;
      return;
    }
    const scroll = () => {
      isMoving = false;
      const { activeElement } = document;
      if (!places.restore(event)) event.scroll();
      // Scrolling to a hash takes the focus, even out of an open dialog.
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    };
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler() {
        isMoving = true;
        return show({ url, signal: event.signal, scroll, replaceAddress });
      },
    });
  });
}

/** Changing the address any earlier would abort the navigation itself. */
function replaceAddress(address: string) {
  const replace = () => history.replaceState(history.state, '', address + location.hash);
  navigation.transition?.finished.then(replace, () => {});
}

/** Reloads, downloads, forms and what the browser does not hand over stay with the browser. */
function isForUs(event: NavigateEvent): boolean {
  const isPlain = event.downloadRequest === null && !event.formData && event.navigationType !== 'reload';
  return event.canIntercept && isPlain;
}

/** Places in the page that is shown, and entries that a script has pushed for it, are not a change of page. */
function isWithinPage(event: NavigateEvent, address: string, shown: string): boolean {
  if (event.hashChange) return address === shown;
  if (event.navigationType === 'traverse') return event.destination.sameDocument && samePath(address, shown);
  return event.destination.sameDocument;
}
