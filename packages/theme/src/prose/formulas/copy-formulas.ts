/**
 * Formulas that say so are copied as TeX. What that takes is fetched on pages that have some. Returns its own cleanup.
 */
export function copyFormulas(): (() => void) | undefined {
  if (!document.querySelector('math[data-copy]')) return undefined;
  const listeners = new AbortController();
  const { signal } = listeners;
  import('./copy-tex.ts').then(({ copyTex }) => {
    if (!signal.aborted) copyTex(signal);
  });
  return () => listeners.abort();
}
