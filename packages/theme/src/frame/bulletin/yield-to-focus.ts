/**
 * Lets a notice step aside while something below it has the focus of the keyboard (WCAG 2.4.11), until the signal fires.
 */
export function yieldToFocus(notice: HTMLElement, signal: AbortSignal) {
  const look = () => notice.toggleAttribute('data-yields', isCovered(notice, document.activeElement));
  // By then the browser has scrolled to what has the focus.
  const onFocus = () => requestAnimationFrame(look);
  document.addEventListener('focusin', onFocus, { signal });
}

function isCovered(notice: HTMLElement, focused: Element | null): boolean {
  if (!focused?.matches(':focus-visible') || focused === document.body || notice.contains(focused))
    return false;
  const above = notice.getBoundingClientRect();
  const below = focused.getBoundingClientRect();
  return (
    above.left < below.right &&
    above.right > below.left &&
    above.top < below.bottom &&
    above.bottom > below.top
  );
}
