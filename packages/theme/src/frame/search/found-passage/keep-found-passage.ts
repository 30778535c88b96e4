import { KEY } from './found-passage.ts';
import type { FoundPassage } from './read-passage.ts';

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
