/** From these widths on, 768, 960 and 1280 px at the usual size of text, navigation, sidebar and outline stand beside the content. */
const BESIDE_EM = [48, 60, 80];

/** Closes the sheets of navigation, sidebar and outline; for the page that a link in them led to. */
export function closeSheets(): undefined {
  for (const sheet of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) sheet.hidePopover();
}

/** Closes the sheets when the window changes between widths at which they are sheets and at which they are not. */
export function closeSheetsOnResize() {
  for (const width of BESIDE_EM)
    matchMedia(`(min-width: ${width}em)`).addEventListener('change', closeSheets);
}

/** Closes the sheets of outline, navigation and posts when a link in them is chosen, also one to the page that is shown. */
export function closeSheetsOnChoice() {
  document.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element && target.closest(':is(.frame-outline, .frame-screen, .posts-aside) a');
    if (link) link.closest<HTMLElement>(':popover-open')?.hidePopover();
  });
}

/** Closes the sheet of what readers can do with a page when the focus leaves it. The others keep the focus. */
export function closeSheetsOnLeaving() {
  document.addEventListener('focusin', ({ target }) => {
    const sheet = document.querySelector<HTMLElement>('#frame-actions:popover-open');
    if (!sheet?.contains(target as Node)) sheet?.hidePopover();
  });
}
