import { SLOT_TAG } from '../protocol.ts';

/** Slots that no longer stand in the document but whose island lives: what is in them must be kept alive too. */
export const parked = new WeakSet<Element>();

/** Whether an element waits in a slot that its island has taken out of the document for now. */
export function isParked(element: Element): boolean {
  for (let slot = element.closest(SLOT_TAG); slot; slot = slot.parentElement?.closest(SLOT_TAG) ?? null) {
    if (parked.has(slot)) return true;
  }
  return false;
}
