import { ISLAND_TAG } from '../protocol.ts';
import { IslandElement } from './island-element.ts';

/** Makes the island around an element live, for a theme that is about to use what is in it. Never rejects. */
export async function wakeIsland(element: Element): Promise<void> {
  const island = element.closest(ISLAND_TAG);
  if (island instanceof IslandElement) await island.wake();
}
