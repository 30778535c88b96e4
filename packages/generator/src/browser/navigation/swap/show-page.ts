import { LOCK_TAG } from '../../../core/contracts/lock.ts';
import { whenIdle } from '../../islands/client/when-due.ts';
import { type FetchedPage, NotAPage } from '../page-cache.ts';
import { swapDocument } from './swap.ts';
import { loadNewSheets } from './swap-head.ts';

export { announce } from './announce.ts';
export { focusPage } from './focus-page.ts';
export { afterPaint } from './swap.ts';

/** How long after a swap `data-navigating` stays on `<html>`, so that themes scroll smoothly only within a page. */
const NAVIGATING_MS = 1000;

export interface ShowPageOptions {
  page: FetchedPage;
  signal: AbortSignal;
  /** What is shown of the document: the same, or what its lock hides. */
  open(next: Document): Promise<Document>;
  /** Called when the document changes: from then on this page is the one that is shown. */
  onSwap(): void;
  /** Scrolls to the reader's place. Called after the swap, before anything is painted. */
  scroll(): void;
}

/** Documents of pages that were fetched ahead. Each serves once: showing it takes its nodes. */
const prepared = new WeakMap<FetchedPage, Document>();

/** Parses a page that was fetched ahead in an idle moment, so that showing it takes less time. */
export function preparePage(page: FetchedPage) {
  whenIdle(() => prepared.set(page, parseHtml(page)));
}

/**
 * Checks a fetched page and swaps it in. Resolves with its address after redirects, or `undefined` when another
 * navigation came first. Rejects with `NotAPage` when the page belongs to another build or may lead elsewhere by itself.
 */
export async function showPage({
  page,
  signal,
  open,
  onSwap,
  scroll,
}: ShowPageOptions): Promise<URL | undefined> {
  const fetched = parseDocument(page);
  if (fetched.querySelector(`script[${LEAD_ON}]`)) throw new NotAPage(`${page.url} may lead elsewhere.`);
  const next = await open(fetched);
  await loadNewSheets(next);
  if (signal.aborted) return undefined;
  const beforeChange = () => {
    markNavigating();
    onSwap();
  };
  await swapDocument(next, { morph: 'persisted', beforeChange });
  if (signal.aborted) return undefined;
  scroll();
  return new URL(page.url);
}

/** The document of a fetched page. Throws `NotAPage` when this build did not write it, or it needs a policy of its own. */
export function parseDocument(page: FetchedPage): Document {
  const next = prepared.get(page) ?? parseHtml(page);
  prepared.delete(page);
  const leadsElsewhere = next.querySelector('meta[http-equiv=refresh i]');
  if (leadsElsewhere || buildOf(next) !== buildOf(document) || policyOf(next) !== policyOf(document))
    throw new NotAPage(`${page.url} is not a page of this build.`);
  return next;
}

/** A constant of its own, since a module shared with that script would be a file of its own. */
const LEAD_ON: typeof import('../../../core/routing/lead-on.ts').LEAD_ON = 'data-lead-on';

const parseHtml = ({ html }: FetchedPage) => new DOMParser().parseFromString(html, 'text/html');

const buildOf = (source: Document) =>
  source.querySelector<HTMLMetaElement>('meta[name=bifolio-build]')?.content;

/** What a page in its `<meta>` allows, such as a host, counts for no page that is swapped in. */
const policyOf = (source: Document) =>
  source.querySelector<HTMLMetaElement>('meta[http-equiv=Content-Security-Policy i]')?.content;

let timer: ReturnType<typeof setTimeout> | undefined;

function markNavigating() {
  clearTimeout(timer);
  const { dataset } = document.documentElement;
  dataset.navigating = '';
  timer = setTimeout(() => delete dataset.navigating, NAVIGATING_MS);
}

/**
 * Puts an opened page in place of its lock, with its style sheets, unless nobody asks for it any more when these are there.
 * What is around the lock stays as it is. Returns whether it was shown.
 */
export async function showDocument(next: Document, isAsked: () => boolean): Promise<boolean> {
  await loadNewSheets(next);
  if (!isAsked()) return false;
  const isWhole = document.querySelector(`${LOCK_TAG}[scope=site]`);
  await swapDocument(next, { morph: isWhole ? 'persisted' : 'frame', enter: 'after paint' });
  return true;
}
