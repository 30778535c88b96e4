import { Idiomorph } from 'idiomorph';
import { IslandElement } from '../../islands/client/island-element.ts';
import { morphsItself } from '../../islands/client/morph-by.ts';
import { ISLAND_TAG, SLOT_TAG } from '../../islands/protocol.ts';

/** Attribute of elements that live on when the next page has one with the same value. */
export const PERSIST = 'data-persist';

export interface MorphOptions {
  /** Whether a child of the element itself may be removed. @default all may */
  mayRemove?(child: ChildNode): boolean;
}

/**
 * Makes the content and attributes of `current` those of `next` while keeping what the reader did: open `<details>`,
 * what was typed, focus, hydrated islands (which get the new props and slots instead of new children).
 */
export function morph(current: Element, next: Element, { mayRemove = () => true }: MorphOptions = {}) {
  if (morphsItself(current, next)) return;
  copyAttributes(current, next);
  Idiomorph.morph(current, [...document.importNode(next, true).childNodes], {
    morphStyle: 'innerHTML',
    callbacks: {
      // Most of a sidebar is as it was: comparing is a small part of the work of morphing.
      beforeNodeMorphed: (from: Node, to: Node) =>
        !from.isEqualNode(to) && !morphsItself(from, to) && morphIsland(from, to),
      beforeAttributeUpdated: mayChange,
      beforeNodeRemoved: (node: ChildNode) => node.parentNode !== current || mayRemove(node),
    },
  });
}

function copyAttributes(current: Element, next: Element) {
  for (const { name, value } of next.attributes) {
    if (current.getAttribute(name) !== value && mayChange(name, current, 'update'))
      current.setAttribute(name, value);
  }
  for (const name of current.getAttributeNames()) {
    if (!next.hasAttribute(name) && mayChange(name, current, 'remove')) current.removeAttribute(name);
  }
}

/** What readers and islands set stays: opened stays open, closed stays closed where it lives on, typed stays typed. */
function mayChange(name: string, element: Element, change: 'update' | 'remove'): boolean {
  if (name === 'value' || name === 'checked') return false;
  if (name === 'open' && element.matches('details, dialog'))
    return change === 'update' && !element.closest(`[${PERSIST}]`);
  return true;
}

/** `false` when the node has been dealt with here. */
function morphIsland(current: Node, next: Node): boolean {
  if (!(current instanceof IslandElement) || !(next instanceof Element)) return true;
  const isSame = (['src', 'name'] as const).every(
    (name) => current.getAttribute(name) === next.getAttribute(name),
  );
  if (!isSame || current.hasAttribute('failed')) {
    current.become(next);
    return false;
  }
  if (!current.isMounted) return true;
  morphSlots(current, next);
  current.setAttribute('props', next.getAttribute('props') ?? '{}');
  return false;
}

function morphSlots(island: IslandElement, next: Element) {
  for (const slot of next.querySelectorAll(`${SLOT_TAG}[name]`)) {
    if (slot.parentElement?.closest(ISLAND_TAG) !== next) continue;
    const element = island.slotElement(slot.getAttribute('name') ?? '');
    if (element) morph(element, slot);
  }
}
