import { documentPageStore } from '../islands/parts/page-store.ts';
import type { ClientData } from '../islands/protocol.ts';

/** Runs for a page; may return what is to be undone before the next page is shown. */
export type PageCallback = (page: ClientData) => undefined | (() => void);

const callbacks = new Map<PageCallback, ReturnType<PageCallback>>();
/** Those that are still to run for the first page. */
const waiting = new Set<PageCallback>();

/**
 * For plain client modules of themes: runs `callback` for the page that is shown now and again after every
 * navigation. Returns how to stop. The first time each callback has a task of its own: together they are a long one.
 *
 * @example onPage(({ route }) => { const stop = highlight(route); return stop; })
 */
export function onPage(callback: PageCallback): () => void {
  callbacks.set(callback, undefined);
  waiting.add(callback);
  setTimeout(() => waiting.delete(callback) && enter(callback));
  return () => {
    waiting.delete(callback);
    callbacks.get(callback)?.();
    callbacks.delete(callback);
  };
}

/** Before a swap: everything that callbacks did to the old page is undone. */
export function leavePage() {
  waiting.clear();
  for (const [callback, undo] of callbacks) {
    callbacks.set(callback, undefined);
    guarded(() => undo?.());
  }
}

/** After a swap: islands hear of the new page, then the callbacks run. */
export function enterPage() {
  documentPageStore.refresh();
  for (const callback of callbacks.keys()) enter(callback);
}

function enter(callback: PageCallback) {
  guarded(() => callbacks.set(callback, callback(documentPageStore.get())));
}

/** One module's mistake must not keep the next page from being shown. */
function guarded(run: () => void) {
  try {
    run();
  } catch (error) {
    reportError(error);
  }
}
