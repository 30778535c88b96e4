import { APPEARANCE_KEY, DARK_QUERY } from './appearance-script.ts';
import { type AppearanceMode, chosenMode, forcedMode, showsDark } from './shown-appearance.ts';

export type { AppearanceMode } from './shown-appearance.ts';

/** What is shown, and what the reader has chosen. */
export interface Appearance {
  isDark: boolean;
  mode: AppearanceMode;
}

/** Light or dark, shared by every island of a tab. */
export interface AppearanceStore {
  get(): Appearance;
  subscribe(listener: () => void): () => void;
  /** Shows and remembers a choice. Does nothing on a site that leaves no choice. */
  setMode(mode: AppearanceMode): void;
}

/** What the server renders: nobody knows the reader's choice yet. */
export const SERVER_APPEARANCE: Appearance = { isDark: false, mode: 'auto' };

/** The store while a page is rendered at build. */
export const serverAppearanceStore: AppearanceStore = {
  get: () => SERVER_APPEARANCE,
  subscribe: () => () => {},
  setMode() {},
};

let ofDocument: AppearanceStore | undefined;

/** The one store of this tab: islands and plain modules share it. Made when it is first asked for. */
export const documentAppearance = (): AppearanceStore => (ofDocument ??= createDocumentAppearanceStore());

/**
 * The store of a browser tab. `data-theme` on `<html>`, set before paint by `appearanceScript`, is what is shown; the
 * choice is kept in `localStorage` and followed across tabs, `auto` follows the system.
 */
function createDocumentAppearanceStore(): AppearanceStore {
  const { dataset } = document.documentElement;
  const system = matchMedia(DARK_QUERY);
  const listeners = new Set<() => void>();
  const shown = (mode: AppearanceMode): Appearance => ({ mode, isDark: showsDark(mode) });
  let current = shown(chosenMode());

  function show(mode: AppearanceMode) {
    const next = shown(mode);
    dataset.theme = next.isDark ? 'dark' : 'light';
    if (next.mode === current.mode && next.isDark === current.isDark) return;
    current = next;
    for (const listener of listeners) listener();
  }

  system.addEventListener('change', () => show(current.mode));
  addEventListener('storage', (event) => event.key === APPEARANCE_KEY && show(chosenMode()));
  // A page that forces dark comes or goes.
  new MutationObserver(() => show(current.mode)).observe(document.documentElement, {
    attributeFilter: ['data-force-dark'],
  });
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setMode(mode) {
      if (forcedMode()) return;
      remember(mode);
      show(mode);
    },
  };
}

function remember(mode: AppearanceMode) {
  try {
    localStorage.setItem(APPEARANCE_KEY, mode);
  } catch {
    // Storage is switched off or full: the choice lasts as long as the page.
  }
}
