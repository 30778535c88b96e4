import { createContext, useContext } from 'react';
import type { Appearance } from '../color/read-variables.ts';
import type { Colors } from './color-store.ts';

/** What the fields of the editor know. */
export interface ThemeColorEditor {
  /** What each variable comes to now. Empty until the page is there. */
  shown: Readonly<Record<Appearance, Colors>>;
  isChosen(appearance: Appearance, name: string): boolean;
  choose(appearance: Appearance, name: string, color: string | undefined): void;
}

/** Holds the editor for its fields. */
export const ThemeColorsContext = createContext<ThemeColorEditor | undefined>(undefined);

/** The editor around a field. Throws outside one. */
export function useThemeColors(): ThemeColorEditor {
  const editor = useContext(ThemeColorsContext);
  if (editor) return editor;
  throw new Error('useThemeColors() is called without setup');
}
