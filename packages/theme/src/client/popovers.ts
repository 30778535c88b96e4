/** From these widths on navigation, sidebar and outline stand beside the content. */
const BESIDE = ['(min-width: 768px)', '(min-width: 960px)', '(min-width: 1280px)'];
/** How long a sidebar that closes is on its way: `--slow`, and a frame. */
const CLOSING_MS = 340;

/** Closes the sheets of navigation, sidebar and outline; for the page that a link in them led to. */
export function closePopovers() {
  for (const sheet of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) sheet.hidePopover();
}

/** Closes the sheets when the window changes between widths at which they are sheets and at which they are not. */
export function closeSheetsOnResize() {
  for (const width of BESIDE) matchMedia(width).addEventListener('change', closePopovers);
}

/**
 * Marks the sidebar `data-gliding` while it opens, is open, or closes. Only then it glides: a window that becomes narrow
 * makes a closed sheet of it, too, and that should not be seen.
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
      if (newState === 'closed') closing = setTimeout(() => delete target.dataset.gliding, CLOSING_MS);
    },
    true,
  );
}

/** Closes the sheets of outline and navigation when a link in them is chosen, also one to the page that is shown. */
export function closeSheetsOnChoice() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest(':is(.frame-outline, .frame-screen) a');
    if (link) link.closest<HTMLElement>(':popover-open')?.hidePopover();
  });
}
