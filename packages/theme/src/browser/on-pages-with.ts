import { onPage } from 'bifolio/runtime';

/** A module that starts something; the signal fires when the page is left. */
export interface StartingModule {
  default(signal: AbortSignal): void;
}

/** Starts what is fetched on pages with such an element only. */
export function onPagesWith(selector: string, load: () => Promise<StartingModule>): void {
  onPage(() => {
    if (!document.querySelector(selector)) return undefined;
    const page = new AbortController();
    load().then((module) => page.signal.aborted || module.default(page.signal));
    return () => page.abort();
  });
}
