/** Takes what the next page says of an element; `false` leaves it to the general rules. */
export type MorphElement = (next: Element) => boolean;

const ownWays = new WeakMap<Element, MorphElement>();

/**
 * For elements that hold more than their page's document says, such as what was fetched later: after a navigation, or an
 * edit in dev, `take` gets the element that the next page has in its place.
 */
export function morphBy(element: Element, take: MorphElement) {
  ownWays.set(element, take);
}

/** Whether the element has taken `next` in its own way. */
export const morphsItself = (element: Node, next: Node): boolean =>
  element instanceof Element && next instanceof Element && ownWays.get(element)?.(next) === true;
