import { ISLAND_TAG } from '../protocol.ts';
import { boxOf } from './island-box.ts';
import { savesData } from './saves-data.ts';

/** Name of the `<meta>` that lists the modules every island needs (React and its root), separated by spaces. */
const SHARED_META = 'bifolio-islands';
/** How near the pointer or the focus comes to an island before its modules are fetched, CSS pixels. */
const NEAR_PX = 120;

const fetched = new Set<string>();

/**
 * Fetches, with low priority, what an island that waits for an interaction needs, as soon as the pointer, a finger or the focus
 * comes near it. Nothing of it runs. Does nothing when the reader saves data.
 */
export function prefetchIslands() {
  if (savesData()) return;
  for (const sign of ['pointerover', 'focusin'])
    document.addEventListener(sign, prefetchNear, { passive: true });
}

function prefetchNear(event: Event) {
  for (const island of document.querySelectorAll(`${ISLAND_TAG}[hydrate=interaction]:not([hydrated])`)) {
    const src = island.getAttribute('src') ?? '';
    if (fetched.has(src) || !isNear(island, event)) continue;
    const shared = document.querySelector<HTMLMetaElement>(`meta[name=${SHARED_META}]`)?.content ?? '';
    for (const url of [...shared.split(' ').filter(Boolean), src]) prefetch(url);
  }
}

function isNear(island: Element, event: Event): boolean {
  const box = boxOf(island);
  const reader =
    event instanceof PointerEvent
      ? new DOMRect(event.clientX, event.clientY)
      : (event.target as Element).getBoundingClientRect();
  return Boolean(box?.checkVisibility() && distance(box.getBoundingClientRect(), reader) < NEAR_PX);
}

/** Between the nearest edges, along the axis where they are farther apart. */
const distance = (one: DOMRect, other: DOMRect) =>
  Math.max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom);

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
