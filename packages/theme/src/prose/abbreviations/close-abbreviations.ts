/**
 * What abbreviations mean shows without script; closing it with Escape is fetched on pages that have some. Returns its own
 * cleanup.
 */
export function closeAbbreviations(): (() => void) | undefined {
  if (!document.querySelector('.abbr')) return undefined;
  const listeners = new AbortController();
  const { signal } = listeners;
  import('./close-on-escape.ts').then(({ closeOnEscape }) => {
    if (!signal.aborted) closeOnEscape(signal);
  });
  return () => listeners.abort();
}
