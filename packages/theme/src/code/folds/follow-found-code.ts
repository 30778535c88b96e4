/** Keeps a folded code block and its switch in step when the browser's search opens it. Returns its own cleanup. */
export function followFoundCode(): () => void {
  const listeners = new AbortController();
  const options = { signal: listeners.signal, capture: true };
  document.addEventListener('beforematch', openFold, options);
  document.addEventListener('toggle', closeFold, options);
  return () => listeners.abort();
}

function openFold({ target }: Event) {
  if (!(target instanceof Element)) return;
  const fold = target.closest('.code')?.querySelector<HTMLDetailsElement>(':scope > .code-fold');
  if (fold) fold.open = true;
}

/** The browser has taken the attribute off what it found. */
function closeFold({ target }: Event) {
  if (!(target instanceof HTMLDetailsElement) || !target.matches('.code-fold') || target.open) return;
  target.closest('.code')?.querySelector('.code-rest')?.setAttribute('hidden', 'until-found');
}
