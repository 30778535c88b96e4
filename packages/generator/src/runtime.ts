/** `bifolio/runtime`: what runs on every page in the browser. Imported by the client entry; needs a document. */
import type { ViteHotContext } from 'vite/types/hot.js';
import { defineIslandElement } from './islands/client/island-element.ts';
import { prefetchIslands } from './islands/client/prefetch-islands.ts';
import { wakeOnInteraction } from './islands/client/wake-on-interaction.ts';
import { setPageNodes } from './navigation/page-nodes.ts';
import { type NavigationOptions, startNavigation } from './navigation/start.ts';

export { onPage, type PageCallback } from './navigation/on-page.ts';

export interface RuntimeOptions {
  /** Show pages without reloading; `false` leaves every link to the browser. @default true */
  navigation?: boolean | NavigationOptions;
  /** `import.meta.hot` of the client entry in dev. */
  hot?: ViteHotContext;
}

/** Starts islands and navigation. Call once, from a module, when the document has been parsed. */
export function startRuntime({ navigation = true, hot }: RuntimeOptions = {}) {
  setPageNodes(document.body.childNodes);
  wakeOnInteraction();
  defineIslandElement();
  prefetchIslands();
  const prefetch = hot === undefined;
  if (navigation) startNavigation({ prefetch, ...(navigation === true ? {} : navigation) });
  if (hot) void import('./navigation/hot.ts').then(({ connectHot }) => connectHot(hot));
}
