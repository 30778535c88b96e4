/** `bifolio/runtime`: what runs on every page in the browser. Imported by the client entry; needs a document. */
import { documentAppearance } from './islands/appearance/appearance-store.ts';
import { defineIslandElement } from './islands/client/island-element.ts';
import { prefetchIslands } from './islands/client/prefetch-islands.ts';
import { wakeOnInteraction } from './islands/client/wake-on-interaction.ts';
import { type NavigationOptions, startNavigation } from './navigation/start.ts';
import { setPageNodes } from './navigation/swap/page-nodes.ts';
import { unlockPages } from './navigation/swap/unlock-pages.ts';

export { defineIconElement } from './icons/client/icon-element.ts';
export { documentAppearance } from './islands/appearance/appearance-store.ts';
export { type MorphElement, morphBy } from './islands/client/morph-by.ts';
export { savesData } from './islands/client/saves-data.ts';
export { wakeIsland } from './islands/client/wake-island.ts';
export { hasNavigation } from './navigation/moves/has-navigation.ts';
export { onPage, type PageCallback } from './navigation/on-page.ts';

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
