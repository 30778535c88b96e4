/**
 * Closes a menu by Escape wherever the focus is, since what opens under the pointer must go away by a key (WCAG 1.4.13), and
 * when the pointer comes to another menu. Returns how to stop.
 */
export function closeFromOutside(root: HTMLElement | null, close: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      if (root?.contains(document.activeElement)) root.querySelector('button')?.focus();
      close();
    },
    { signal },
  );
  document.addEventListener(
    'pointerover',
    ({ target }) => {
      const menu = target instanceof Element && target.closest('.frame-flyout');
      if (menu && menu !== root) close();
    },
    { signal },
  );
  return () => listening.abort();
}
