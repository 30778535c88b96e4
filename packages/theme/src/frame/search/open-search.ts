import { wakeIsland } from 'bifolio/runtime';
import { keepKeys } from './keep-keys.ts';
import { isSlashOff, showSlash } from './slash-key.ts';

/** Opens search by Ctrl or Cmd K, and by `/` where it is not typed into something. */
export function openSearchByKey() {
  showSlash();
  document.addEventListener('keydown', (event) => {
    if (!isShortcut(event) || document.querySelector('dialog[open]')) return;
    if (!openSearch()) return;
    event.preventDefault();
    keepKeys();
  });
}

/** Opens search by a `SearchOpener`, wherever it stands on the page. */
export function openSearchByButton() {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-opens-search]')) openSearch();
  });
}

/** Wakes and clicks the button in the navigation bar. `false` on pages without search. */
function openSearch(): boolean {
  const button = document.querySelector<HTMLElement>('[data-search-button]');
  if (!button) return false;
  // The button asks for it too, once it is awake.
  if (button.dataset.searchButton === 'local') import('./SearchDialog.tsx').catch(() => {});
  void wakeIsland(button).then(() => button.click());
  return true;
}

function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (altKey || defaultPrevented) return false;
  if ((ctrlKey || metaKey) && !shiftKey) return key.toLowerCase() === 'k';
  // An editor may be in a shadow root, behind its host.
  return key === '/' && !ctrlKey && !metaKey && !isTyped(event.composedPath()[0]) && hasSlash();
}

/** Neither the site nor the reader has switched it off. */
const hasSlash = () => Boolean(document.querySelector('[data-search-button] kbd')) && !isSlashOff();

/** A checkbox may have the focus for a moment after the dialog that it was in has been closed. */
const TYPED = 'input:not([type=checkbox], [type=radio]), select, textarea';

const isTyped = (target: EventTarget | undefined) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED));
