/** From here on the bar shows its sections itself (specification 9). */
const TABLET = '(min-width: 768px)';

/** Closes the sheets of navigation, sidebar and outline; for the page that a link in them led to. */
export function closePopovers() {
  for (const sheet of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) sheet.hidePopover();
}

/** Closes the mobile navigation when the window grows to 768 px. */
export function closeScreenWhenWide() {
  matchMedia(TABLET).addEventListener('change', closePopovers);
}

/** Closes the sheets of outline and navigation when a link in them is chosen, also one to the page that is shown. */
export function closeSheetsOnChoice() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest(':is(.frame-outline, .frame-screen) a');
    if (link) link.closest<HTMLElement>(':popover-open')?.hidePopover();
  });
}
