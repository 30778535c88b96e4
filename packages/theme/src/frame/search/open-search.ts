import { isTyped } from '../../browser/is-typed.ts';
import { OPENED, SEARCH_DIALOG_ID } from './search-dialog.ts';
import { isSlashOff, showSlash } from './slash-key.ts';

/** Opens search by Ctrl or Cmd K, and by `/` where it is not typed into something. */
export function openSearchByKey() {
  showSlash();
  document.addEventListener('keydown', (event) => {
    if (!isShortcut(event) || document.querySelector('dialog[open]')) return;
    if (openSearch({ byKey: true })) event.preventDefault();
  });
}

/** Opens search by its button in the navigation bar, and by a `SearchOpener`, wherever it stands on the page. */
export function openSearchByButton() {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-opens-search]')) openSearch({ byKey: false });
  });
}

/** `false` on pages without search. */
function openSearch({ byKey }: { byKey: boolean }): boolean {
  const button = document.querySelector<HTMLElement>('[data-search-button]');
  const dialog = document.getElementById(SEARCH_DIALOG_ID);
  if (dialog instanceof HTMLDialogElement) show(dialog);
  else if (button) void loadDocSearch().then(({ openDocSearch }) => openDocSearch(button, { byKey }));
  return button !== null;
}

/** The focus in its field wakes the island that searches; what is typed until then stays in the field. */
function show(dialog: HTMLDialogElement) {
  dialog.showModal();
  dialog.querySelector('input')?.select();
  dialog.dispatchEvent(new Event(OPENED));
}

const loadDocSearch = () => import('./docsearch/open-docsearch.ts');

function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (altKey || defaultPrevented) return false;
  if ((ctrlKey || metaKey) && !shiftKey) return key.toLowerCase() === 'k';
  // An editor may be in a shadow root, behind its host.
  return key === '/' && !ctrlKey && !metaKey && !isTyped(event.composedPath()[0]) && hasSlash();
}

/** Neither the site nor the reader has switched it off. */
const hasSlash = () => Boolean(document.querySelector('[data-search-button] kbd')) && !isSlashOff();
