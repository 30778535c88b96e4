/** Where a reader's searches are kept: `localStorage`, one object of language to the latest searches. */
const RECENT_SEARCHES_KEY = 'BIFOLIO_RECENT_SEARCHES';

/** The searches in a language, the latest first; none when storage is off or holds something else. */
export function recentSearches(lang: string): string[] {
  const list = readAll()[lang];
  return Array.isArray(list) ? list.filter((search) => typeof search === 'string') : [];
}

/** Keeps the searches of a language; none are removed. */
export function storeSearches(lang: string, searches: readonly string[]) {
  try {
    localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify({ ...readAll(), [lang]: searches }));
  } catch {
    // Storage is switched off or full: nothing is offered again.
  }
}

function readAll(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(RECENT_SEARCHES_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
