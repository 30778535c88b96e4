/** From here on the bar shows its sections itself (specification 9). */
const TABLET = '(min-width: 768px)';

/** Closes the navigation, sidebar and outline sheets that were open when a link in them was followed. */
export function closePopovers() {
  for (const sheet of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) sheet.hidePopover();
}

/** Closes the mobile navigation when the window grows to 768 px; a chosen heading closes the outline. */
export function closeScreenWhenWide() {
  matchMedia(TABLET).addEventListener('change', closePopovers);
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('.frame-outline a');
    if (link) link.closest<HTMLElement>(':popover-open')?.hidePopover();
  });
}
