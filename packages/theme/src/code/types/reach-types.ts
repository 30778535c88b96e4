import { nextType } from './next-type.ts';

/** How far a finger may move and still tap, in pixels. One that goes on scrolls, and closes nothing. */
const TAP_PX = 20;

/**
 * Names with types for those who use keys or fingers: arrow keys lead from one to the next, Escape and a tap elsewhere
 * close the popup.
 */
export default function reachTypes(signal: AbortSignal): void {
  const options = { signal };
  document.addEventListener('keydown', onKey, options);
  document.addEventListener('focusin', ({ target }) => makeStop(typeAt(target)), options);
  let pressed: PointerEvent | undefined;
  document.addEventListener('pointerdown', (event) => (pressed = event), options);
  document.addEventListener(
    'pointerup',
    (event) => pressed && isTap(pressed, event) && leave(typeAt(event.target)),
    options,
  );
  // Safari focuses on click only what can be typed into.
  document.addEventListener('click', ({ target }) => focus(typeAt(target), target), options);
  for (const event of ['pointerout', 'focusout'])
    document.addEventListener(event, ({ target }) => typeAt(target)?.removeAttribute('data-closed'), options);
}

const typeAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('.code-type') : null;

function onKey(event: KeyboardEvent) {
  if (event.key === 'Escape') {
    for (const open of document.querySelectorAll<HTMLElement>('.code-type:is(:hover, :focus)'))
      open.dataset.closed = '';
    return;
  }
  const from = typeAt(document.activeElement);
  if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = from.closest('.code')?.querySelectorAll<HTMLElement>('.code-type') ?? [];
  // Not those in folded lines.
  const names = [...all].filter((name) => name.checkVisibility());
  const places = names.map((name) => {
    const { left, top } = name.getBoundingClientRect();
    return { line: Math.round(top), left };
  });
  const next = nextType(places, names.indexOf(from), event.key);
  if (next === undefined) return;
  event.preventDefault();
  names[next]?.focus();
}

/** The Tab key comes back to where one was. */
function makeStop(name: HTMLElement | null) {
  if (!name) return;
  const stops = name.closest('.code')?.querySelectorAll<HTMLElement>('.code-type[tabindex="0"]') ?? [];
  for (const other of stops) other.tabIndex = -1;
  name.tabIndex = 0;
}

const isTap = (down: PointerEvent, up: PointerEvent) =>
  Math.hypot(up.clientX - down.clientX, up.clientY - down.clientY) <= TAP_PX;

function leave(touched: HTMLElement | null) {
  const open = typeAt(document.activeElement);
  if (open && open !== touched) open.blur();
}

function focus(name: HTMLElement | null, target: EventTarget | null) {
  if (name && target instanceof Element && !target.closest('.code-tip')) name.focus();
}
