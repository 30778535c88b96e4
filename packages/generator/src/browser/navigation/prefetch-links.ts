import { savesData } from '../islands/client/saves-data.ts';
import { isPageUrl, pageAddress } from './page-link.ts';

/** How long a pointer rests on a link before its page is fetched, milliseconds. */
const REST_MS = 40;

export interface PrefetchOptions {
  base: string;
  /** Fetches a page ahead. */
  fetch(address: string): void;
}

/** Fetches the page of a link that is pointed at, focused or touched. Not when the reader saves data. */
export function prefetchLinks({ base, fetch }: PrefetchOptions) {
  if (savesData()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const on = (type: string, delayMs: number) =>
    document.addEventListener(
      type,
      ({ target }) => {
        clearTimeout(timer);
        const address = linkedPage(target, base);
        if (address) timer = setTimeout(() => fetch(address), delayMs);
      },
      { passive: true },
    );
  on('pointerover', REST_MS);
  on('focusin', 0);
  on('touchstart', 0);
}

function linkedPage(target: EventTarget | null, base: string): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const address = pageAddress(url);
  return isPageUrl(url, base) && address !== pageAddress(new URL(location.href)) ? address : undefined;
}
