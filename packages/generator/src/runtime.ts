/** `bifolio/runtime`: what runs on every page in the browser. Imported by the client entry; needs a document. */
import { documentAppearance } from './browser/islands/appearance/appearance-store.ts';
import { defineIslandElement } from './browser/islands/client/island-element.ts';
import { prefetchIslands } from './browser/islands/client/prefetch-islands.ts';
import { wakeOnInteraction } from './browser/islands/client/wake-on-interaction.ts';
import { type NavigationOptions, startNavigation } from './browser/navigation/start.ts';
import { setPageNodes } from './browser/navigation/swap/page-nodes.ts';
import { unlockPages } from './browser/navigation/swap/unlock-pages.ts';

export { defineIconElement } from './browser/icons/icon-element.ts';
export { documentAppearance } from './browser/islands/appearance/appearance-store.ts';
export { type MorphElement, morphBy } from './browser/islands/client/morph-by.ts';
export { wakeIsland } from './browser/islands/client/wake-island.ts';
export { hasNavigation } from './browser/navigation/moves/has-navigation.ts';
export { onPage, type PageCallback } from './browser/navigation/on-page.ts';

/** What runs in browsers besides islands. */
export interface RuntimeOptions {
  /** Show pages without reloading; `false` leaves every link to the browser. @default true */
  navigation?: boolean | NavigationOptions;
}

/** Starts islands and navigation. Call once, from a module, when the document has been parsed. */
export function startRuntime({ navigation = true }: RuntimeOptions = {}) {
  setPageNodes(document.body.childNodes);
  documentAppearance();
  wakeOnInteraction();
  defineIslandElement();
  prefetchIslands();
  unlockPages();
  if (navigation) startNavigation(navigation === true ? {} : navigation);
}
