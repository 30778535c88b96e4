import type { ClientData } from '../protocol.ts';

/** What islands know of the page, and a way to hear when the page changes. */
export interface PageStore {
  get(): ClientData;
  /** Calls `listener` after every change; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** Id of the `<script type="application/json">` that holds a page's `ClientData`. */
const PAGE_DATA_ID = 'bi-page';

/** A store that never changes: one page while it is rendered at build. */
export function fixedPageStore(data: ClientData): PageStore {
  return { get: () => data, subscribe: () => () => {} };
}

/** The `ClientData` in a document. Throws when the document was not written by this generator. */
function readPageData(source: Document): ClientData {
  // The last one, and a script: headings of an author may have any id.
  const text = [...source.querySelectorAll(`script[type="application/json"]#${PAGE_DATA_ID}`)].at(
    -1,
  )?.textContent;
  if (!text) throw new Error(`This document has no page data: <script id="${PAGE_DATA_ID}"> is missing.`);
  return JSON.parse(text) as ClientData;
}

/** The store of a browser tab, with `refresh()` for whoever swaps the page. Reads the document when first asked. */
function createDocumentPageStore(): PageStore & { refresh(): void } {
  let data: ClientData | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => (data ??= readPageData(document)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh() {
      data = readPageData(document);
      for (const listener of listeners) listener();
    },
  };
}

/** The one page store of this tab: React roots come and go with pages, this stays. */
export const documentPageStore = createDocumentPageStore();
