import { ISLAND_TAG } from '../protocol.ts';

const ATTRIBUTES = ['aria-controls', 'popovertarget', 'commandfor'] as const;
const CONTROLS = ATTRIBUTES.map((name) => `[${name}]`).join();

/** The islands that wait for an interaction in what the button around an element opens. */
export function controlledIslands(element: Element): Element[] {
  const control = element.closest(CONTROLS);
  if (!control) return [];
  const ids = ATTRIBUTES.flatMap((name) => control.getAttribute(name)?.split(' ') ?? []);
  return ids.flatMap((id) => [
    ...(document.getElementById(id)?.querySelectorAll(`${ISLAND_TAG}[hydrate=interaction]`) ?? []),
  ]);
}
