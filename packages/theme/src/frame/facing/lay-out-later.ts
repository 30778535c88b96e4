/** Rows that are laid out at a time: some 10 ms on a slow phone. */
const ROWS = 20;

/**
 * Lets the browser lay out only those rows that are on the screen, and the others in idle moments: those from `place` on, then those
 * before it. Returns how to call it off.
 */
export function layOutLater(rows: readonly HTMLElement[], place: number): () => void {
  const waiting = [...rows.slice(place), ...rows.slice(0, place).reverse()];
  for (const row of waiting) row.toggleAttribute('data-later', true);
  const next = () => {
    holdPlace(rows, () => {
      for (const row of waiting.splice(0, ROWS)) row.removeAttribute('data-later');
    });
    if (waiting.length > 0) whenIdle(next);
  };
  whenIdle(next);
  return () => waiting.splice(0);
}

/** Keeps what the reader sees where it is: browsers do not when rows above take the height they need. */
function holdPlace(rows: readonly HTMLElement[], change: () => void) {
  const topOf = (row: HTMLElement | undefined) => row?.getBoundingClientRect().top ?? 0;
  const seen = rows.find((row) => row.getBoundingClientRect().bottom > 0);
  const before = topOf(seen);
  change();
  scrollBy({ top: topOf(seen) - before, behavior: 'instant' });
}

/** Safari has no idle moments. */
const whenIdle = (run: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(run);
