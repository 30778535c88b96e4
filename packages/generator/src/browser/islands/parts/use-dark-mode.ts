import { createContext, useContext, useSyncExternalStore } from 'react';
import {
  type AppearanceMode,
  type AppearanceStore,
  SERVER_APPEARANCE,
} from '../appearance/appearance-store.ts';

/** Holds the appearance shared by all islands. */
export const AppearanceContext = createContext<AppearanceStore | undefined>(undefined);

/** Result of `useDarkMode()`. */
export interface DarkMode {
  /** Whether dark is shown now. `false` on the server and in the first frame of hydration. */
  isDark: boolean;
  /** The reader's choice, or the site's default. */
  mode: AppearanceMode;
  /** Shows and remembers a choice. */
  setMode(mode: AppearanceMode): void;
}

/**
 * Light or dark, for islands. Throws outside an island.
 * @example
 * ```tsx
 * 'use client';
 *
 * import { useDarkMode } from 'bifolio/client';
 *
 * export default function Lamp() {
 *   const { isDark, setMode } = useDarkMode();
 *   return (
 *     <button type="button" onClick={() => setMode(isDark ? 'light' : 'dark')}>
 *       {isDark ? 'Light' : 'Dark'}
 *     </button>
 *   );
 * }
 * ```
 */
export function useDarkMode(): DarkMode {
  const store = useContext(AppearanceContext);
  if (!store)
    throw new Error(
      "useDarkMode() is called without provider. It works in islands only: begin the module with 'use client'.",
    );
  const appearance = useSyncExternalStore(store.subscribe, store.get, () => SERVER_APPEARANCE);
  return { ...appearance, setMode: store.setMode };
}
