/** A page as it came from the network. */
export interface FetchedPage {
  html: string;
  /** Address after redirects. */
  url: string;
}

/** Pages kept, and for how long; enough for what a reader hovers over. */
const MAX_PAGES = 24;
const MAX_AGE_MS = 300_000;

/** The page cannot be shown by swapping: the browser has to load it. */
export class NotAPage extends Error {}

/** Fetches pages and keeps the latest, so that hovering over a link and following it costs one request. */
export interface PageCache {
  /** Rejects with `NotAPage` when the answer is no HTML page of this site. `priority` counts if it is not there yet. */
  get(url: string, priority?: RequestPriority): Promise<FetchedPage>;
}

/** An empty cache, for as long as the document lives. */
export function createPageCache(): PageCache {
  const pages = new Map<string, { at: number; page: Promise<FetchedPage> }>();
  return {
    get(url, priority) {
      const known = pages.get(url);
      if (known && Date.now() - known.at < MAX_AGE_MS) return known.page;
      const page = fetchPage(url, { priority });
      pages.delete(url);
      pages.set(url, { at: Date.now(), page });
      page.catch(() => pages.delete(url));
      const [oldest] = pages.keys();
      if (pages.size > MAX_PAGES && oldest) pages.delete(oldest);
      return page;
    },
  };
}

/** Fetches one page. An error page counts when the host answers with HTML. */
export async function fetchPage(url: string, options: RequestInit = {}): Promise<FetchedPage> {
  const response = await fetch(url, { ...options, headers: { accept: 'text/html' } });
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  const sameOrigin = new URL(response.url).origin === location.origin;
  if (!isHtml || !sameOrigin || !(response.ok || response.status === 404)) throw new NotAPage(url);
  return { html: await response.text(), url: response.url };
}
