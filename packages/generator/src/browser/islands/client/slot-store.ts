import { ISLAND_TAG, SLOT_TAG } from '../protocol.ts';

/** Keeps the server's nodes of an island's slots, wherever the island shows them. */
export interface SlotStore {
  /** Gives a slot's nodes to the element that shows it now. Returns what to do when that element goes away. */
  adopt(name: string, slot: Element): () => void;
  /** The element that holds the nodes of a slot now. */
  element(name: string): Element | undefined;
  /** Lets go of slots that are out of the document; returns the islands in them. */
  release(): Element[];
}

/**
 * Collects the slots in an island's server HTML, including those that wait in a `<template>`. Those that are out of the document
 * are in `parked`.
 */
export function createSlotStore(host: Element, parked: WeakSet<Element>): SlotStore {
  const holders = new Map<string, Element>();
  for (const slot of host.querySelectorAll(`${SLOT_TAG}[name]`)) {
    if (slot.closest(ISLAND_TAG) === host) holders.set(slot.getAttribute('name') ?? '', slot);
  }
  for (const template of host.querySelectorAll<HTMLTemplateElement>(':scope > template[data-slot]')) {
    const holder = document.createElement(SLOT_TAG);
    holder.append(template.content);
    parked.add(holder);
    holders.set(template.dataset.slot ?? '', holder);
    template.remove();
  }

  function adopt(name: string, slot: Element) {
    const holder = holders.get(name);
    if (holder && holder !== slot) slot.replaceChildren(...holder.childNodes);
    parked.delete(slot);
    holders.set(name, slot);
    return () => void parked.add(slot);
  }
  return {
    adopt,
    element: (name) => holders.get(name),
    release() {
      const detached = [...holders.values()].filter((slot) => !slot.isConnected);
      for (const slot of detached) parked.delete(slot);
      return detached.flatMap((slot) => [...slot.querySelectorAll(ISLAND_TAG)]);
    },
  };
}
