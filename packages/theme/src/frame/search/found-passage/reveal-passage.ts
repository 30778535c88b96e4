import { hasNavigation, wakeIsland } from 'bifolio/runtime';
import { findRanges } from './find-ranges.ts';
import { readPassage } from './read-passage.ts';

/** Name of the highlight, for CSS. */
const HIGHLIGHT = 'search-found';

/**
 * If what was stored is a passage of this page: marks what was found in its section and scrolls to the first find below the
 * heading. Resolves with how to unmark.
 */
export async function revealPassage(stored: string): Promise<() => void> {
  const passage = readPassage(stored, location.pathname);
  if (!passage) return () => {};
  const { id, found } = passage;
  // The swap scrolls to the heading first.
  if (hasNavigation()) await navigation.transition?.finished.catch(() => {});
  const heading = document.getElementById(id);
  const ranges = findRanges(heading, found);
  CSS.highlights?.set(HIGHLIGHT, new Highlight(...ranges));
  const first = ranges.find(({ startContainer }) => !heading?.contains(startContainer));
  const place = first?.startContainer.parentElement;
  if (place) {
    await uncover(place);
    place.scrollIntoView({ block: 'center' });
  }
  return () => void CSS.highlights?.delete(HIGHLIGHT);
}

/** Opens the collapses and tabs that hide an element. */
async function uncover(element: Element): Promise<void> {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
    if (at.getAttribute('role') !== 'tabpanel' || at.checkVisibility()) continue;
    const tab = document.getElementById(at.getAttribute('aria-labelledby') ?? '');
    if (!tab) continue;
    await wakeIsland(tab);
    tab.click();
  }
}
