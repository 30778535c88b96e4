import { hashTarget } from '../swap/focus-page.ts';

/** Under this name the state of a history entry holds its key. */
const KEY = 'bifolioEntry';

/** A state for a new entry of the history. */
export const newEntryState = () => ({ [KEY]: Math.random().toString(36).slice(2) });

/** Whether the reader has been on the current entry before. From now on that is so. */
export function isKnownEntry(): boolean {
  if (currentKey()) return true;
  const { state } = history;
  // What is no object is a script's own affair.
  if (typeof state === 'object') history.replaceState({ ...state, ...newEntryState() }, '');
  return false;
}

const currentKey = (): string | undefined => history.state?.[KEY];

/** Where the reader was on the entries of this tab's history, for browsers without the Navigation API. */
export function createEntryPlaces() {
  const places = new Map<string, { left: number; top: number }>();
  return {
    /** Notes the place on the current entry. */
    remember() {
      isKnownEntry();
      const key = currentKey();
      if (key) places.set(key, { left: scrollX, top: scrollY });
    },
    /** Goes to the place on the current entry, else to the hash, else to the top. */
    restore() {
      const place = places.get(currentKey() ?? '');
      const target = place ? undefined : hashTarget(location.hash);
      if (target) target.scrollIntoView({ behavior: 'instant' });
      else scrollTo({ left: 0, top: 0, ...place, behavior: 'instant' });
    },
  };
}

/**
 * A browser would scroll the page that is still shown. What it notes by itself serves when the document is loaded again, and
 * until it has been loaded.
 */
export function restorePlacesOurselves() {
  const byUs = () => (history.scrollRestoration = 'manual');
  if (document.readyState === 'complete') byUs();
  addEventListener('pageshow', byUs);
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
}
