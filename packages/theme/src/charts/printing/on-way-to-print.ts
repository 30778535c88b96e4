/** Keys that open the menu of a browser. */
const MENU_KEYS = new Set(['Alt', 'ContextMenu', 'F10']);

/**
 * Calls when the reader is on the way to a command of the browser that may be the one for printing: the pointer leaves the page upwards,
 * a key or the second button opens a menu, or the browser takes the focus. Calls as well when the page is laid out for paper, or is so
 * already.
 */
export function onWayToPrint(call: () => void, signal: AbortSignal): void {
  const { documentElement: page } = document;
  page.addEventListener('mouseleave', ({ clientY }) => clientY <= 0 && call(), { signal });
  addEventListener('keydown', ({ key }) => MENU_KEYS.has(key) && call(), { signal });
  addEventListener('contextmenu', call, { signal });
  addEventListener('blur', () => isBrowserFocused() && call(), { signal });
  addEventListener('beforeprint', call, { signal });
  const paper = matchMedia('print');
  paper.addEventListener('change', () => paper.matches && call(), { signal });
  if (paper.matches) call();
}

/** Not when a frame of the page has taken the focus. */
const isBrowserFocused = () => document.activeElement?.localName !== 'iframe';
