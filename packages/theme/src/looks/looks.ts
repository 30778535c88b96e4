import type { Oklch } from './oklch.ts';
import type { LOOK_NAMES } from './options.ts';

/** What a look changes of the tokens. */
export interface Look {
  /** Hue of grounds and inks in degrees. */
  hue: number;
  /** Chroma of grounds and inks beside that of paper, which is 1. */
  strength: number;
  accent: Oklch;
  /** Titles are set in the face of the text. */
  isSans?: boolean;
}

/** The looks besides paper, whose tokens `styles/tokens.css` holds. */
export const LOOKS: Readonly<Record<Exclude<(typeof LOOK_NAMES)[number], 'paper'>, Look>> = {
  slate: { hue: 255, strength: 0.6, accent: { lightness: 0.5, chroma: 0.14, hue: 256 }, isSans: true },
  celadon: { hue: 160, strength: 1, accent: { lightness: 0.48, chroma: 0.09, hue: 165 } },
  ink: { hue: 80, strength: 0, accent: { lightness: 0.32, chroma: 0, hue: 80 } },
};
