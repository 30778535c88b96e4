import { openFacing } from './open-facing.ts';

/** What closes the pages that are open beside each other, by the button that has opened them. */
const closing = new WeakMap<HTMLElement, () => void>();

/** Opens the page beside its translation, or closes the translation again. */
async function toggle(button: HTMLElement): Promise<void> {
  const close = closing.get(button);
  const forget = () => closing.delete(button);
  if (close) {
    close();
    forget();
    return;
  }
  const opened = await openFacing(button, forget);
  if (opened) closing.set(button, opened);
}

const buttonIn = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-facing]')
    : document.querySelector<HTMLElement>('[data-facing]');

/** A click, or the press that has fetched this module. */
function press(target: EventTarget | null): void {
  const button = buttonIn(target);
  if (button) void toggle(button);
}

document.addEventListener('click', ({ target }) => press(target));
press(null);
