import { isTyped } from '../../browser/is-typed.ts';
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

/** The same by the key of the button, unless it is typed into something or means something else. `at`: where it was pressed. */
export function toggleByKey(button: HTMLElement, event: KeyboardEvent, at: EventTarget | undefined): void {
  const { altKey, ctrlKey, metaKey, repeat, isComposing, defaultPrevented } = event;
  const isOther = altKey || ctrlKey || metaKey || repeat || isComposing || defaultPrevented;
  if (isOther || isTyped(at) || isSwitchedOff() || document.querySelector('dialog[open]')) return;
  void toggleFacing(button);
}

/** Readers may switch off the keys that are single letters (WCAG 2.1.4), with that of search. */
const isSwitchedOff = () => document.documentElement.hasAttribute('data-slash-off');
