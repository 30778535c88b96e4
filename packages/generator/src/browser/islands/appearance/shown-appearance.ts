import { APPEARANCE_KEY, DARK_QUERY } from './appearance-script.ts';

/** What a reader can choose. */
export type AppearanceMode = 'auto' | 'light' | 'dark';

/** The reader's choice; `undefined` when there is none, or storage is switched off. */
function storedMode(): AppearanceMode | undefined {
  try {
    const mode = localStorage.getItem(APPEARANCE_KEY);
    return mode === 'light' || mode === 'dark' || mode === 'auto' ? mode : undefined;
  } catch {
    return undefined;
  }
}

/** The one appearance of a site that leaves readers no choice. */
export function forcedMode(): AppearanceMode | undefined {
  const { appearance } = document.documentElement.dataset;
  if (appearance === 'force-dark') return 'dark';
  return appearance === 'force-light' ? 'light' : undefined;
}

/** The choice that counts now: the site's when it leaves none, else the reader's, else the site's default. */
export function chosenMode(): AppearanceMode {
  return forcedMode() ?? storedMode() ?? siteMode(document.documentElement.dataset.appearance);
}

const siteMode = (value: string | undefined) => (value === 'light' || value === 'dark' ? value : 'auto');

/** Whether dark is shown for a choice. A page with `data-force-dark` is dark whatever the choice. */
export function showsDark(mode: AppearanceMode): boolean {
  if ('forceDark' in document.documentElement.dataset) return true;
  return mode === 'auto' ? matchMedia(DARK_QUERY).matches : mode === 'dark';
}

/** Brings `data-theme` in line after a page was swapped in: it may force dark, or the one before it did. */
export function refreshAppearance() {
  const { dataset } = document.documentElement;
  if ('appearance' in dataset) dataset.theme = showsDark(chosenMode()) ? 'dark' : 'light';
}
