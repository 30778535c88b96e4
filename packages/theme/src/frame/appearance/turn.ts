import sheet from '../../../src/frame/appearance/turn.css?url';
import { linkSheet } from '../../browser/link-sheet.ts';

/** How long after a change nothing else on the page may animate its colours. */
const STILL_MS = 300;

export interface TurnOptions {
  /** Name of a transition; without one it changes at once. */
  transition: string | undefined;
  /** What a circle grows from. */
  origin: Element;
}

let still: ReturnType<typeof setTimeout> | undefined;

/** Links the drawings of transitions. Without them it fades. */
export const prepareTurn = (): Promise<void> => linkSheet(sheet).catch(() => {});

/**
 * Changes the appearance in a view transition whose drawing CSS knows by `data-appearance-transition`. At once when the
 * reader prefers less motion or the browser has no view transitions.
 */
export async function turnAppearance(change: () => void, { transition, origin }: TurnOptions): Promise<void> {
  const root = document.documentElement;
  holdColours(root);
  const wantsStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!transition || wantsStill || !('startViewTransition' in document)) return change();
  await prepareTurn();
  root.dataset.appearanceTransition = transition;
  for (const [name, value] of Object.entries(circleFrom(origin.getBoundingClientRect()))) {
    root.style.setProperty(`--turn-${name}`, `${value}px`);
  }
  const { ready, finished } = document.startViewTransition(change);
  ready.catch(() => {}); // Rejects when a newer transition skips this one, which is no error.
  const clean = () => {
    delete root.dataset.appearanceTransition;
    for (const name of ['x', 'y', 'r']) root.style.removeProperty(`--turn-${name}`);
    if (root.getAttribute('style') === '') root.removeAttribute('style');
  };
  finished.then(clean, clean);
}

/** Centre of the origin, and the way from there to the farthest corner. */
function circleFrom({ left, top, width, height }: DOMRect) {
  const x = left + width / 2;
  const y = top + height / 2;
  return { x, y, r: Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y)) };
}

function holdColours({ dataset }: HTMLElement) {
  clearTimeout(still);
  dataset.turning = '';
  still = setTimeout(() => delete dataset.turning, STILL_MS);
}
