/**
 * The types of code show themselves without script; what keys and taps add is fetched on pages that have some. Returns its
 * own cleanup.
 */
export function offerCodeTypes(): (() => void) | undefined {
  if (!document.querySelector('.code-type')) return undefined;
  const listeners = new AbortController();
  const { signal } = listeners;
  import('./reach-types.ts').then(({ reachTypes }) => {
    if (!signal.aborted) reachTypes(signal);
  });
  return () => listeners.abort();
}
