import { documentPageStore } from '../islands/page-store.ts';
import { announce } from './announce.ts';
import { focusPage } from './focus-page.ts';
import { createPageCache, fetchPage, NotAPage } from './page-cache.ts';
import { isPageUrl, pageAddress } from './page-link.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { createProgressBar } from './progress-bar.ts';
import { createScrollMemory } from './scroll-memory.ts';
import { unlocked } from './unlock-pages.ts';

export interface NavigationOptions {
  /** Fetch pages of links that are pointed at, focused or touched, and keep pages for five minutes. @default true */
  prefetch?: boolean;
}

/**
 * Shows pages of this site without reloading: intercepts navigations, fetches the page and swaps it in. Whatever is
 * not a page of this build, or fails, is left to the browser, and so is everything in a browser without the Navigation API.
 */
export function startNavigation({ prefetch = true }: NavigationOptions = {}) {
  if (!isSupported()) return;
  const { base } = documentPageStore.get();
  const pages = createPageCache();
  const progress = createProgressBar();
  const places = createScrollMemory();
  const visited = new Set([location.pathname]);
  let shown = pageAddress(new URL(location.href));

  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    const address = pageAddress(url);
    places.remember(event, { hasArrived: pageAddress(new URL(location.href)) === shown });
    if (!isForUs(event) || !isPageUrl(url, base) || isWithinPage(event, address)) return;
    event.intercept({ scroll: 'manual', focusReset: 'manual', handler: () => navigate(event, url, address) });
  });
  if (prefetch) {
    prefetchLinks({
      base,
      fetch(address) {
        const ahead = Promise.all([loadSwapping(), pages.get(address, 'low')] as const);
        ahead.then(([{ preparePage }, page]) => preparePage(page)).catch(() => {}); // Following the link will tell.
      },
    });
  }

  /** Places in the page that is shown, and entries that a script has pushed for it, are not a change of page. */
  function isWithinPage(event: NavigateEvent, address: string): boolean {
    if (event.hashChange) return address === shown;
    if (event.navigationType === 'traverse')
      return event.destination.sameDocument && samePath(address, shown);
    return event.destination.sameDocument;
  }

  /** The server has answered from another address. Changing it earlier would abort the navigation itself. */
  function replaceAddress(address: string) {
    shown = address;
    const replace = () => history.replaceState(history.state, '', address + location.hash);
    navigation.transition?.finished.then(replace, () => {});
  }

  /** Something came first; unless it is another page, nothing is on its way any more. */
  function finishUnlessBusy() {
    if (!navigation.transition) progress.finish();
  }

  async function navigate(event: NavigateEvent, url: URL, address: string) {
    const { signal } = event;
    if (address === shown) {
      progress.finish();
      return event.scroll();
    }
    if (!visited.has(url.pathname)) progress.start();
    try {
      // A kept page may be waited for by others: it comes even when this navigation is given up.
      const fetched = prefetch ? pages.get(address) : fetchPage(address, { signal });
      const [{ showPage }, page] = await Promise.all([loadSwapping(), fetched]);
      if (signal.aborted) return finishUnlessBusy();
      const final = await showPage({
        open: unlocked,
        page,
        signal,
        onSwap() {
          shown = address;
          visited.add(url.pathname);
          if (!places.restore(event)) event.scroll();
        },
      });
      if (!final) return finishUnlessBusy();
      if (final.pathname !== url.pathname) replaceAddress(pageAddress(final));
      progress.finish();
      focusPage(url.hash);
      announce(document.title);
    } catch (error) {
      if (signal.aborted) return finishUnlessBusy();
      if (!(error instanceof NotAPage)) console.warn(`Loading ${address} as a whole:`, error);
      location.reload();
      await new Promise(() => {}); // The address is the new one already; nothing more happens on this page.
    }
  }
}

let swapping: Promise<typeof import('./show-page.ts')> | undefined;

/**
 * What shows a fetched page is fetched itself when it is first wanted. The promise is kept, because to a second `import` of
 * a module the browser answers only after the next frame.
 */
function loadSwapping() {
  swapping ??= import('./show-page.ts');
  swapping.catch(() => (swapping = undefined)); // The next navigation may have better luck.
  return swapping;
}

/** Where a browser has none, `window.navigation` is the element of that id, if the page has one. */
const isSupported = () => 'Navigation' in window && window.navigation instanceof Navigation;

/** Reloads, downloads, forms and what the browser does not hand over stay with the browser. */
function isForUs(event: NavigateEvent): boolean {
  const isPlain = event.downloadRequest === null && !event.formData && event.navigationType !== 'reload';
  return event.canIntercept && isPlain;
}

const samePath = (one: string, other: string) => one.split('?')[0] === other.split('?')[0];
