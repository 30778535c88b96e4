import { ISLAND_TAG } from '../protocol.ts';
import { controlledIslands } from './island-controls.ts';
import { IslandElement } from './island-element.ts';
import { createReplay } from './replay-event.ts';

/** What tells that a reader is about to use an island. `focusin`, `pointerover`, clicks and keys are repeated once it is live. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'] as const;

/**
 * Hydrates an island that is pointed at, focused or used, at once, and repeats on the same target what happened to it
 * meanwhile. Clicks with modifiers and on plain links are left to the browser. So does a button that opens what an island is
 * in; nothing needs to be repeated then.
 */
export function wakeOnInteraction() {
  let latest = Promise.resolve();
  const onSign = (event: Event) => {
    if (!event.isTrusted || !(event.target instanceof Element)) return;
    for (const island of controlledIslands(event.target))
      if (island instanceof IslandElement) void island.wake();
    const asleep = sleepingIslands(event.target);
    if (asleep.length === 0) return;
    const replay = createReplay(event);
    const awake = Promise.all(asleep.map((island) => island.wake()));
    if (replay) latest = Promise.all([latest, awake]).then(replay);
  };
  for (const sign of SIGNS)
    document.addEventListener(sign, onSign, { capture: true, passive: sign === 'touchstart' });
}

/** The islands around an element that do not react yet, from the inside out. */
function sleepingIslands(target: Element): IslandElement[] {
  const found: IslandElement[] = [];
  for (let at = target.closest(ISLAND_TAG); at; at = at.parentElement?.closest(ISLAND_TAG) ?? null) {
    if (at instanceof IslandElement && at.isAsleep) found.push(at);
  }
  return found;
}
