import type { IRawTheme, Theme } from 'shiki/textmate';

/** One appearance of a token in both themes. Font styles are bit sets: 1 italic, 2 bold, 4 underline, 8 struck through. */
export interface Pair {
  light: string;
  dark: string;
  lightFont: number;
  darkFont: number;
}

/** A theme as the tokeniser wants it, with its raw rules. */
export interface LoadedTheme {
  theme: Theme;
  raw: IRawTheme;
  ground: string;
}
