/** Elements that turn Enter or Space into a click by themselves. */
const PRESSABLE = 'a[href], button, input, summary, select, textarea, label';

/**
 * How to repeat an event that an island missed, or `undefined` when it must not or need not be repeated. Clicks and keys are
 * held back, so that their effect (a checkbox, a form, the next tab) happens once, when they are repeated.
 */
export function createReplay(event: Event): (() => void) | undefined {
  const target = event.target as Element;
  if (event instanceof KeyboardEvent) return replayKey(event, target);
  if (event.type === 'click' && event instanceof MouseEvent) return replayClick(event, target);
  if (event.type === 'focusin') {
    return () => {
      if (document.activeElement === target)
        target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    };
  }
  if (event.type === 'pointerover' && event instanceof PointerEvent) return replayHover(event, target);
  return undefined;
}

function replayClick(event: MouseEvent, target: Element) {
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
  if (modified || target.closest('a[href]')) return undefined;
  event.preventDefault();
  event.stopImmediatePropagation();
  return () => void target.dispatchEvent(new MouseEvent('click', event));
}

function replayKey(event: KeyboardEvent, target: Element) {
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  const typing = target.matches('input, textarea, select, [contenteditable]');
  const pressed = (event.key === 'Enter' || event.key === ' ') && target.closest(PRESSABLE);
  if (modified || typing || pressed || event.key === 'Tab') return undefined;
  if (event.key.startsWith('Arrow') || event.key === ' ') event.preventDefault();
  event.stopImmediatePropagation();
  return () => void target.dispatchEvent(new KeyboardEvent('keydown', event));
}

/** Repeated as seen from outside the window, from which React derives `onPointerEnter` and `onMouseEnter`. */
function replayHover(event: PointerEvent, target: Element) {
  if (event.pointerType !== 'mouse') return undefined;
  const copy = { bubbles: true, pointerType: 'mouse', clientX: event.clientX, clientY: event.clientY };
  return () => {
    if (!target.matches(':hover')) return;
    target.dispatchEvent(new PointerEvent('pointerover', copy));
    target.dispatchEvent(new MouseEvent('mouseover', copy));
  };
}
