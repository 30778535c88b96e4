import { revealCurrent } from './reveal-current.ts';

/** How long a sidebar that closes is on its way: `--slow`, and a frame. */
const CLOSING_MS = 340;

/**
 * Marks the sidebar `data-gliding` while it opens, is open, or closes. Only then it glides: a window that becomes narrow
 * makes a closed sheet of it, too, and that should not be seen. As it opens, it shows the entry of the current page: before, it
 * could not be scrolled.
 */
export function glideSidebar() {
  let closing: ReturnType<typeof setTimeout> | undefined;
  // Does not bubble.
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (!(target instanceof HTMLElement) || !target.matches('.frame-sidebar')) return;
      clearTimeout(closing);
      target.dataset.gliding = '';
      if (newState === 'open') requestAnimationFrame(revealCurrent);
      else closing = setTimeout(() => delete target.dataset.gliding, CLOSING_MS);
    },
    true,
  );
}
