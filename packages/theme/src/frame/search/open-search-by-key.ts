import { wakeIsland } from 'bifolio/runtime';

/** Opens search by Ctrl or Cmd K, and by `/` where it is not typed into something. */
export function openSearchByKey() {
  document.addEventListener('keydown', (event) => {
    const button = document.querySelector<HTMLElement>('[data-search-button]');
    if (!button || !isShortcut(event) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    // The button asks for it too, once it is awake.
    import('./SearchDialog.tsx').catch(() => {});
    void wakeIsland(button).then(() => button.click());
  });
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if ((ctrlKey || metaKey) && !shiftKey) return key.toLowerCase() === 'k';
  return key === '/' && !ctrlKey && !metaKey && !isTyped(target);
}

const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
