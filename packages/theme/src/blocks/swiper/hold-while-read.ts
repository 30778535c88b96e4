/** Why a carousel does not move by itself, though it may. */
export type HoldReason = 'pointer' | 'focus' | 'away';

interface HoldOptions {
  /** Whether the pointer holds it. */
  isUnderPointer: boolean;
  signal: AbortSignal;
}

/** Tells when a carousel should stand still: under the pointer, while the keyboard is in it, and out of sight. */
export function holdWhileRead(
  root: HTMLElement,
  { isUnderPointer, signal }: HoldOptions,
  hold: (reason: HoldReason, isHeld: boolean) => void,
): void {
  if (isUnderPointer) {
    root.addEventListener('mouseenter', () => hold('pointer', true), { signal });
    root.addEventListener('mouseleave', () => hold('pointer', false), { signal });
  }
  root.addEventListener('focusin', ({ target }) => hold('focus', isRead(target)), { signal });
  root.addEventListener('focusout', () => hold('focus', false), { signal });
  const observer = new IntersectionObserver(([entry]) => hold('away', entry?.isIntersecting === false));
  observer.observe(root);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Focus from the keyboard; a click leaves it too. */
const isRead = (target: EventTarget | null) => target instanceof Element && target.matches(':focus-visible');
