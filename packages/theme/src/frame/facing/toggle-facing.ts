import { openFacing } from './open-facing.ts';

/** What closes the pages that are open beside each other, by the button that has opened them. */
const closing = new WeakMap<HTMLElement, () => void>();

/** Opens the page beside its translation, or closes the translation again. */
export async function toggleFacing(button: HTMLElement): Promise<void> {
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
