import { morph, PERSIST } from './morph.ts';
import { currentPageNodes, setPageNodes } from './page-nodes.ts';

/** Morphs the whole body into that of `next`. */
export function morphBody(next: Document) {
  const pageNodes = currentPageNodes();
  const others = new Set([...document.body.childNodes].filter((node) => !pageNodes.has(node)));
  morph(document.body, next.body, { mayRemove: (node) => !others.has(node) });
  setPageNodes([...document.body.childNodes].filter((node) => !others.has(node)));
}

/** Morphs the body into that of `next`, around `<main>`: what is in there comes as it is, with what listens to it. */
export function morphFrame(next: Document) {
  const arriving = [...(next.querySelector('main')?.childNodes ?? [])];
  for (const shown of [document, next]) shown.querySelector('main')?.replaceChildren();
  morphBody(next);
  document.querySelector('main')?.append(...arriving);
}

/** Puts the body of `next` in place; persisted elements are moved there and morphed, so that their state survives. */
export function replaceBody(next: Document, { kept, scrolls }: HeldElements) {
  const pageNodes = currentPageNodes();
  const placeholders = kept.map(({ target }) => {
    const placeholder = next.createElement('template');
    target.replaceWith(placeholder);
    return placeholder;
  });
  const { body } = document;
  const arriving = [...next.body.childNodes];
  const first = [...body.childNodes].find((node) => pageNodes.has(node));
  if (first) first.before(...arriving);
  else body.prepend(...arriving);
  kept.forEach(({ current }, index) => {
    const placeholder = placeholders[index];
    if (placeholder) moveTo(current, placeholder);
  });
  for (const node of pageNodes) if (node.parentNode === body && !isKept(node, kept)) node.remove();
  for (const { current, target } of kept) morph(current, target);
  for (const { element, top, left } of scrolls) element.scrollTo({ top, left, behavior: 'instant' });
  copyBodyAttributes(next.body);
  const { childNodes } = body;
  const other = new Set([...childNodes].filter((node) => !arriving.includes(node) && !isKept(node, kept)));
  setPageNodes([...childNodes].filter((node) => !other.has(node)));
}

/** What lives on, and where it was scrolled to. */
export interface HeldElements {
  kept: readonly PersistedPair[];
  scrolls: readonly { element: Element; top: number; left: number }[];
}

/** Finds what `replaceBody` will keep, and takes the focus from what goes. Measures, so call it before changing anything. */
export function holdPersisted(next: Document): HeldElements {
  const kept = persistedPairs(next);
  // `moveBefore` keeps them by itself, and asking for them would lay out the page.
  const scrolls =
    'moveBefore' in Element.prototype ? [] : kept.flatMap(({ current }) => scrollPositions(current));
  blurPage(kept);
  return { kept, scrolls };
}

/**
 * Removing what has the focus makes the browser lay out the page on the spot; so does taking the focus away once something
 * has changed.
 */
function blurPage(kept: readonly PersistedPair[]) {
  const { activeElement } = document;
  const goes = [...currentPageNodes()].some((node) => node.contains(activeElement));
  const stays = kept.some(({ current }) => current.contains(activeElement));
  if (activeElement instanceof HTMLElement && goes && !stays) activeElement.blur();
}

interface PersistedPair {
  /** In this document. */
  current: Element;
  /** Of the same key in the next one. */
  target: Element;
}

/** Outermost elements of the same key in both documents, in the order of the next one. */
function persistedPairs(next: Document): PersistedPair[] {
  const outermost = (root: Document) =>
    [...root.body.querySelectorAll(`[${PERSIST}]`)].filter(
      (element) => !element.parentElement?.closest(`[${PERSIST}]`),
    );
  const byKey = new Map(outermost(document).map((element) => [element.getAttribute(PERSIST), element]));
  return outermost(next).flatMap((target) => {
    const key = target.getAttribute(PERSIST);
    const current = byKey.get(key);
    byKey.delete(key);
    return current?.localName === target.localName ? [{ current, target }] : [];
  });
}

const isKept = (node: Node, kept: readonly PersistedPair[]) => kept.some(({ current }) => current === node);

/** `moveBefore` keeps frames, focus and animations; without it the focus is given back. */
function moveTo(element: Element, placeholder: Element) {
  const { activeElement } = document;
  const parent = placeholder.parentElement;
  if (parent && 'moveBefore' in parent) parent.moveBefore(element, placeholder);
  else placeholder.before(element);
  placeholder.remove();
  if (
    activeElement instanceof HTMLElement &&
    activeElement !== document.activeElement &&
    element.contains(activeElement)
  ) {
    activeElement.focus({ preventScroll: true });
  }
}

function scrollPositions(root: Element) {
  const scrolled = [root, ...root.querySelectorAll('*')].filter(
    ({ scrollTop, scrollLeft }) => scrollTop || scrollLeft,
  );
  return scrolled.map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }));
}

function copyBodyAttributes(next: HTMLElement) {
  const { body } = document;
  for (const name of body.getAttributeNames()) if (!next.hasAttribute(name)) body.removeAttribute(name);
  for (const { name, value } of next.attributes) body.setAttribute(name, value);
}
