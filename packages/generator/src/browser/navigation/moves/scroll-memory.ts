/** Where the reader was on the pages of this tab's history. */
export interface ScrollMemory {
  /** Notes the place on the current entry's page; its top when that page has not arrived yet. Call before anything changes. */
  remember(event: NavigateEvent, options: { hasArrived: boolean }): void;
  /** Goes back to the place of the entry that a traversal leads to; false when there is none to go to. */
  restore(event: NavigateEvent): boolean;
}

/**
 * The browser notes the place of a traversed entry after its address has changed, which for a page that takes a moment
 * is the place on the page before it. So places are kept here, by the key of the history entry.
 */
export function createScrollMemory(): ScrollMemory {
  const places = new Map<string, { left: number; top: number }>();
  return {
    remember({ destination }, { hasArrived }) {
      const key = navigation.currentEntry?.key;
      if (!key || key === destination.key) return; // WebKit may name the entry that a traversal leads to.
      if (hasArrived) places.set(key, { left: scrollX, top: scrollY });
      else if (!places.has(key)) places.set(key, { left: 0, top: 0 });
    },
    restore({ navigationType, destination }) {
      const place = navigationType === 'traverse' ? places.get(destination.key) : undefined;
      if (place) scrollTo({ ...place, behavior: 'instant' });
      return place !== undefined;
    },
  };
}
