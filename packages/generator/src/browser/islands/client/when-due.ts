import type { HydrateWhen } from '../protocol.ts';
import { boxOf } from './island-box.ts';

/** How far below the screen an island is prepared, CSS pixels. */
const MARGIN_PX = 200;
/** How long an idle moment is waited for, milliseconds. */
const IDLE_TIMEOUT_MS = 2000;

/** Calls `run` when an island is due by `when`; never for `interaction` and `none`. Returns how to call it off. */
export function whenDue(element: Element, when: HydrateWhen, run: () => void): () => void {
  if (when === 'load') return cancellable(run, (task) => queueMicrotask(task));
  if (when === 'idle') return whenIdle(run);
  if (when === 'visible') return whenVisible(element, run);
  return () => {};
}

/** Calls `run` in an idle moment, or soon where the browser does not tell idle moments. Returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  return cancellable(run, (task) => {
    // Where a browser has none, it is the element of that id, if the page has one.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(task, 200);
  });
}

function cancellable(run: () => void, schedule: (task: () => void) => void): () => void {
  let off = false;
  schedule(() => off || run());
  return () => {
    off = true;
  };
}

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function whenVisible(element: Element, run: () => void): () => void {
  const box = boxOf(element);
  if (!box) return whenIdle(run);
  observer ??= new IntersectionObserver(onIntersect, { rootMargin: `${MARGIN_PX}px` });
  waiting.set(box, run);
  observer.observe(box);
  return () => forget(box);
}

function onIntersect(entries: readonly IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    const run = waiting.get(target);
    forget(target);
    run?.();
  }
}

function forget(box: Element) {
  waiting.delete(box);
  observer?.unobserve(box);
}
