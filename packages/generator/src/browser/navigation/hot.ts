import type { ViteHotContext } from 'vite/types/hot.js';
import { documentPageStore } from '../islands/parts/page-store.ts';
import { FAILED_EVENT } from '../islands/protocol.ts';
import { CHANGES_META, type IslandFailure, type PageChange } from './hot-protocol.ts';
import { fetchPage } from './page-cache.ts';
import { parseDocument } from './swap/show-page.ts';
import { swapDocument } from './swap/swap.ts';
import { loadNewSheets } from './swap/swap-head.ts';
import { unlocked } from './swap/unlock-pages.ts';

/** In dev: swaps the page that is shown when it changes, with scroll position and island state kept. */
export function connectHot(hot: ViteHotContext) {
  let latest = new AbortController();
  hot.on('bifolio:page', (change: PageChange) => {
    if (!change.all && !change.routes?.includes(documentPageStore.get().route)) return;
    latest.abort();
    latest = new AbortController();
    void refresh(latest.signal);
  });
  hot.on('bifolio:reload', () => location.reload());
  document.addEventListener(FAILED_EVENT, (event) => {
    if (event.target instanceof Element && event instanceof CustomEvent)
      hot.send('bifolio:island-failed', failureOf(event.target, event.detail));
  });
  // React Refresh cannot bring back what has thrown.
  hot.on('vite:afterUpdate', () => {
    if (document.querySelector('bi-island[failed]')) location.reload();
  });
  // Sent when the connection stands: what has changed until then could not be told.
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${CHANGES_META}]`);
  if (meta) hot.send('bifolio:shows', { changes: Number(meta.content) });
}

function failureOf(island: Element, error: unknown): IslandFailure {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { name: island.getAttribute('name') ?? 'default', message, stack };
}

async function refresh(signal: AbortSignal) {
  const address = shownAddress();
  const hasGone = () => signal.aborted || shownAddress() !== address;
  try {
    const page = await fetchPage(address, { signal, cache: 'no-store' });
    const next = await unlocked(parseDocument(page));
    await loadNewSheets(next);
    if (!hasGone()) await swapDocument(next, { morph: 'all' });
  } catch (error) {
    if (hasGone()) return;
    console.warn('The changed page cannot be shown in place:', error);
    location.reload(); // An error page says why, and goes away by itself.
  }
}

const shownAddress = () => location.pathname + location.search;
