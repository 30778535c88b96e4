/** How long a page that was loaded or swapped in counts as arriving, milliseconds. */
const ARRIVING_MS = 1000;

/** Ends the arrival of a page: from then on it scrolls smoothly, while a link into it led to its place at once. Returns its own cleanup. */
export function settlePage(): () => void {
  const timer = setTimeout(() => document.documentElement.removeAttribute('data-arriving'), ARRIVING_MS);
  return () => clearTimeout(timer);
}
