import { onPage } from 'bifolio/runtime';

/** Starts what is fetched on pages with such an element only; the signal fires when the page is left. */
export function onPagesWith(selector: string, load: () => Promise<(signal: AbortSignal) => void>): void {
  onPage(() => {
    if (!document.querySelector(selector)) return undefined;
    const page = new AbortController();
    load().then((start) => page.signal.aborted || start(page.signal));
    return () => page.abort();
  });
}
