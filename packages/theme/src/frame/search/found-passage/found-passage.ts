/** The passage that a search result leads to. */
export interface FoundPassage {
  /** Path of its page. */
  path: string;
  /** Id of the heading of its section; empty for what stands before the first. */
  id: string;
  /** Words and phrases that were found in it. */
  found: string[];
}

/** Where it waits for its page, in `sessionStorage`. */
export const KEY = 'BIFOLIO_FOUND_PASSAGE';

/** Marks and shows the passage if this is the page it is on. Returns how to take the marks away. */
export function revealFoundPassage(): undefined | (() => void) {
  const passage = takePassage();
  if (passage?.path !== location.pathname) return undefined;
  const shown = import('./reveal-passage.ts').then(({ revealPassage }) => revealPassage(passage));
  return () => void shown.then((unmark) => unmark());
}

function takePassage(): FoundPassage | undefined {
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored) sessionStorage.removeItem(KEY);
    return stored ? readPassage(JSON.parse(stored)) : undefined;
  } catch {
    return undefined;
  }
}

/** The passage in what was stored; `undefined` when it is something else. */
function readPassage(stored: unknown): FoundPassage | undefined {
  const { path, id, found } = (stored ?? {}) as Partial<FoundPassage>;
  const isPassage =
    typeof path === 'string' &&
    typeof id === 'string' &&
    Array.isArray(found) &&
    found.every((piece) => typeof piece === 'string');
  return isPassage ? { path, id, found } : undefined;
}
