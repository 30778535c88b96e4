/** `localStorage`: there when the reader does not want `/` to open search (WCAG 2.1.4). */
const SLASH_OFF_KEY = 'BIFOLIO_SEARCH_SLASH_OFF';

/** Whether the reader has switched the key off; `false` where nothing is stored. */
export function isSlashOff(): boolean {
  try {
    return SLASH_OFF_KEY in localStorage;
  } catch {
    return false; // Storage is switched off.
  }
}

/** Keeps what the reader has chosen, and says so on the page. */
export function switchSlash(on: boolean) {
  try {
    if (on) localStorage.removeItem(SLASH_OFF_KEY);
    else localStorage.setItem(SLASH_OFF_KEY, '1');
  } catch {
    // Storage is switched off or full: the key stays.
  }
  showSlash();
}

/** No button promises a key that does nothing. */
export const showSlash = () => document.documentElement.toggleAttribute('data-slash-off', isSlashOff());
