import { documentPageStore } from '../islands/parts/page-store.ts';
import { hasNavigation } from './moves/has-navigation.ts';
import { moveByNavigation } from './moves/move-by-navigation.ts';
import type { Move, NavigationHooks } from './moves/moves.ts';
import { createPageCache, fetchPage, NotAPage } from './page-cache.ts';
import { pageAddress } from './page-link.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { createProgressBar } from './progress-bar.ts';
import { unlocked } from './swap/unlock-pages.ts';

export interface NavigationOptions {
  /** Fetch pages of links that are pointed at, focused or touched, and keep pages for five minutes. @default true */
  prefetch?: boolean;
}

/**
 * Shows pages of this site without reloading: takes over moves to them, fetches the page and swaps it in. Whatever is
 * not a page of this build, or fails, is left to the browser.
 */
export function startNavigation({ prefetch = true }: NavigationOptions = {}) {
  const { base } = documentPageStore.get();
  const pages = createPageCache();
  const progress = createProgressBar();
  const visited = new Set([location.pathname]);
  let shown = pageAddress(new URL(location.href));
  let latest: Move | undefined;
  let isLeaving = false;

  const options: NavigationHooks = { base, shown: () => shown, isLeaving: () => isLeaving, show };
  if (hasNavigation()) moveByNavigation(options);
  else void import('./moves/move-by-history.ts').then(({ moveByHistory }) => moveByHistory(options));
  if (prefetch) {
    prefetchLinks({
      base,
      fetch(address) {
        const ahead = Promise.all([loadSwapping(), pages.get(address, 'low')] as const);
        ahead.then(([{ preparePage }, page]) => preparePage(page)).catch(() => {}); // Following the link will tell.
      },
    });
  }

  /** Something came first; unless it is another page, nothing is on its way any more. */
  function finishUnlessBusy(move: Move) {
    if (move === latest) progress.finish();
  }

  async function show(move: Move) {
    const { url, signal } = move;
    const address = pageAddress(url);
    latest = move;
    if (address === shown) {
      progress.finish();
      return move.scroll();
    }
    if (!visited.has(url.pathname)) progress.start();
    try {
      // A kept page may be waited for by others: it comes even when this move is given up.
      const fetched = prefetch ? pages.get(address) : fetchPage(address, { signal });
      const [{ showPage, announce, focusPage }, page] = await Promise.all([loadSwapping(), fetched]);
      if (signal.aborted) return finishUnlessBusy(move);
      const final = await showPage({
        open: unlocked,
        page,
        signal,
        onSwap() {
          shown = address;
          visited.add(url.pathname);
        },
        scroll: move.scroll,
      });
      if (!final) return finishUnlessBusy(move);
      if (final.pathname !== url.pathname) {
        shown = pageAddress(final);
        move.replaceAddress(shown);
      }
      progress.finish();
      focusPage(url.hash);
      announce(document.title);
    } catch (error) {
      if (signal.aborted) return finishUnlessBusy(move);
      if (!(error instanceof NotAPage)) console.warn(`Loading ${address} as a whole:`, error);
      progress.finish();
      leave(url);
    }
  }

  /**
   * Has the browser load the address in place of the current entry, which is this page's again until then. To load it anew would
   * leave all entries with one document: no way back from what is no page of this site.
   */
  function leave(url: URL) {
    isLeaving = true;
    history.replaceState(history.state, '', shown);
    location.replace(url);
    isLeaving = false;
  }
}

let swapping: Promise<typeof import('./swap/show-page.ts')> | undefined;

/**
 * What shows a fetched page is fetched itself when it is first wanted. The promise is kept, because to a second `import` of
 * a module the browser answers only after the next frame.
 */
function loadSwapping() {
  swapping ??= import('./swap/show-page.ts');
  swapping.catch(() => (swapping = undefined)); // The next navigation may have better luck.
  return swapping;
}
