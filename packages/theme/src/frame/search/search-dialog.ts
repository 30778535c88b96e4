/** Id of the dialog, which the buttons that open it name. */
export const SEARCH_DIALOG_ID = 'frame-search';

/** Event on the dialog, each time it is shown. */
export const OPENED = 'search-opened';

/** Marks the button that closes it. */
export const CLOSES_SEARCH = 'data-closes-search';
