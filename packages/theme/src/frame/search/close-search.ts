import { CLOSES_SEARCH, SEARCH_DIALOG_ID } from './search-dialog.ts';

/** Closes the dialog by its button and by a click beside it. Escape does so by itself. */
export function closeSearch() {
  // Before the island around the button would keep the click until it is live.
  addEventListener('click', onClick, { capture: true });
}

function onClick(event: MouseEvent) {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const isBeside = target.id === SEARCH_DIALOG_ID;
  if (!isBeside && !target.closest(`[${CLOSES_SEARCH}]`)) return;
  target.closest('dialog')?.close();
  event.stopPropagation();
}
