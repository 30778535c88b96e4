import { ISLAND_TAG } from '../protocol.ts';
import { savesData } from './saves-data.ts';
import { whenIdle } from './when-due.ts';

/** Name of the `<meta>` that lists the modules every island needs (React and its root), separated by spaces. */
const SHARED_META = 'bifolio-islands';

const fetched = new Set<string>();

/**
 * Fetches, in an idle moment and with low priority, what the islands on the page that wait for an interaction will
 * need. Nothing of it runs. Does nothing when the reader saves data.
 */
export function prefetchIslands() {
  if (savesData()) return;
  whenIdle(() => {
    const islands = document.querySelectorAll(`${ISLAND_TAG}[hydrate=interaction]:not([hydrated])`);
    if (islands.length === 0) return;
    const shared = document.querySelector<HTMLMetaElement>(`meta[name=${SHARED_META}]`)?.content ?? '';
    for (const url of shared.split(' ').filter(Boolean)) prefetch(url);
    for (const island of islands) prefetch(island.getAttribute('src') ?? '');
  });
}

function prefetch(href: string) {
  if (fetched.has(href)) return;
  fetched.add(href);
  // A second link to a module is an error in Firefox, and the bundle of another island may have made the first.
  const { href: address } = new URL(href, document.baseURI);
  if ([...document.querySelectorAll('link')].some((link) => link.href === address)) return;
  const link = Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    fetchPriority: 'low',
    href,
  });
  document.head.append(link);
}
