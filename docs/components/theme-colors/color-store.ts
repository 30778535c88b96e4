import { APPEARANCES, type Appearance } from '../color/read-variables.ts';
import { NAMES } from './groups.ts';

/** Colors by the name of their variable, as `#rrggbb`. */
export type Colors = Readonly<Record<string, string>>;
/** What a reader has chosen for each appearance. */
export type ChosenColors = Readonly<Record<Appearance, Colors>>;

/** A key for each appearance. */
export const STORAGE_KEYS: Readonly<Record<Appearance, string>> = {
  light: 'BIFOLIO_THEME_COLORS_LIGHT',
  dark: 'BIFOLIO_THEME_COLORS_DARK',
};

/** Chosen colors, kept for the next visit. */
export interface ColorStore {
  get(): ChosenColors;
  subscribe(listener: () => void): () => void;
  /** `undefined` gives a variable back what it was. */
  choose(appearance: Appearance, name: string, color: string | undefined): void;
  reset(): void;
}

/** A store that writes to `localStorage`, or to nothing where that is not allowed. */
export function createColorStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): ColorStore {
  let chosen = stored(storage);
  const listeners = new Set<() => void>();

  function show(next: ChosenColors) {
    chosen = next;
    for (const appearance of APPEARANCES) write(appearance, next[appearance]);
    for (const listener of listeners) listener();
  }
  function write(appearance: Appearance, colors: Colors) {
    const key = STORAGE_KEYS[appearance];
    try {
      if (Object.keys(colors).length > 0) storage.setItem(key, JSON.stringify(colors));
      else storage.removeItem(key);
    } catch {
      // Storage is switched off or full: the colors last as long as the page.
    }
  }

  return {
    get: () => chosen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(appearance, name, color) {
      const { [name]: _, ...rest } = chosen[appearance];
      show({ ...chosen, [appearance]: color ? { ...rest, [name]: color } : rest });
    },
    reset: () => show({ light: {}, dark: {} }),
  };
}

function stored(storage: Pick<Storage, 'getItem'>): ChosenColors {
  return { light: read('light'), dark: read('dark') };

  function read(appearance: Appearance): Colors {
    try {
      const colors: unknown = JSON.parse(storage.getItem(STORAGE_KEYS[appearance]) ?? '{}');
      return Object.fromEntries(Object.entries(colors ?? {}).filter(isColor));
    } catch {
      return {};
    }
  }
}

/** Whatever has been written into the storage becomes part of a style sheet. */
const isColor = ([name, color]: [string, unknown]): boolean =>
  NAMES.includes(name) && typeof color === 'string' && /^#[\da-f]{6}$/.test(color);
