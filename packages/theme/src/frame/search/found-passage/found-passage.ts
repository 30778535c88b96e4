/** Where the passage that a search result leads to waits for its page, in `sessionStorage`. */
export const KEY = 'BIFOLIO_FOUND_PASSAGE';

/** Marks and shows the passage if this is the page it is on. Returns how to take the marks away. */
export function revealFoundPassage(): undefined | (() => void) {
  const stored = takePassage();
  if (!stored) return undefined;
  const shown = import('./reveal-passage.ts').then(({ revealPassage }) => revealPassage(stored));
  return () => void shown.then((unmark) => unmark());
}

function takePassage(): string | undefined {
  try {
    const stored = sessionStorage.getItem(KEY) ?? undefined;
    if (stored) sessionStorage.removeItem(KEY);
    return stored;
  } catch {
    return undefined;
  }
}
