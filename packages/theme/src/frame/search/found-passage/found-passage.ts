/** The passage that a search result leads to. */
export interface FoundPassage {
  /** Path of its page. */
  path: string;
  /** Id of the heading of its section; empty for what stands before the first. */
  id: string;
  /** Words and phrases that were found in it. */
  found: string[];
}

const KEY = 'BIFOLIO_FOUND_PASSAGE';

interface Pieces {
  heading: readonly { text: string; isFound: boolean }[];
  text: readonly { text: string; isFound: boolean }[];
}

/** Remembers where a search result leads until its page is shown, be it by a swap or by a page load. */
export function keepFoundPassage(href: string, { heading, text }: Pieces) {
  const { pathname, hash } = new URL(href, location.href);
  const found = [...heading, ...text].filter(({ isFound }) => isFound).map((piece) => piece.text.trim());
  const passage: FoundPassage = {
    path: pathname,
    id: decodeURIComponent(hash.slice(1)),
    found: [...new Set(found)],
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(passage));
  } catch {
    // Storage is switched off: the result leads to the heading only.
  }
}

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
    return stored ? (JSON.parse(stored) as FoundPassage) : undefined;
  } catch {
    return undefined;
  }
}
