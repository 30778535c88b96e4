import { type FetchedPage, NotAPage } from './page-cache.ts';
import { swapDocument } from './swap.ts';
import { loadNewSheets } from './swap-head.ts';
import { withViewTransition } from './view-transition.ts';

/** How long after a swap `data-navigating` stays on `<html>`, so that themes scroll smoothly only within a page. */
const NAVIGATING_MS = 1000;

export interface ShowPageOptions {
  page: FetchedPage;
  signal: AbortSignal;
  transition: boolean;
  /** Called right after the swap, before anything is painted. */
  onSwap(): void;
}

/**
 * Checks a fetched page and swaps it in. Resolves with its address after redirects, or `undefined` when another
 * navigation came first. Rejects with `NotAPage` when the page belongs to another build or leads elsewhere by itself.
 */
export async function showPage({
  page,
  signal,
  transition,
  onSwap,
}: ShowPageOptions): Promise<URL | undefined> {
  const { html, url } = page;
  const next = parsePage(html, url);
  await loadNewSheets(next);
  if (signal.aborted) return undefined;
  let done = false;
  await withViewTransition(transition, () => {
    if (signal.aborted) return;
    markNavigating();
    swapDocument(next, { morph: 'persisted' });
    onSwap();
    done = true;
  });
  return done ? new URL(url) : undefined;
}

/** The document of a fetched page. Throws `NotAPage` when this build did not write it. */
export function parsePage(html: string, url: string): Document {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const leadsElsewhere = next.querySelector('meta[http-equiv=refresh i]');
  if (leadsElsewhere || buildOf(next) !== buildOf(document))
    throw new NotAPage(`${url} is not a page of this build.`);
  return next;
}

const buildOf = (source: Document) =>
  source.querySelector<HTMLMetaElement>('meta[name=bifolio-build]')?.content;

let timer: ReturnType<typeof setTimeout> | undefined;

function markNavigating() {
  clearTimeout(timer);
  const { dataset } = document.documentElement;
  dataset.navigating = '';
  timer = setTimeout(() => delete dataset.navigating, NAVIGATING_MS);
}
