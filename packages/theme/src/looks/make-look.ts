import { LOOKS } from './looks.ts';
import { contrast, type Oklch, tint, toHex } from './oklch.ts';
import type { LOOK_NAMES } from './options.ts';
import { NEUTRAL_CHROMAS } from './palette.ts';
import { readOklch } from './read-oklch.ts';

type Appearance = 'light' | 'dark';

/** The tokens of a look that differ from paper's. */
export interface MadeLook {
  /** Colours by the names that `styles/tokens.css` gives them. */
  palette: ReadonlyMap<string, string>;
  accents?: Readonly<Record<Appearance, Accent>>;
  isSans: boolean;
}

/** The accent in one appearance: `#rrggbb` each. */
export interface Accent {
  ink: string;
  strong: string;
  soft: string;
  on: string;
}

/** What text must have against each of its grounds: WCAG AA. */
const READABLE = 4.5;

/** Grounds that links stand on. */
const GROUNDS: Readonly<Record<Appearance, readonly string[]>> = {
  light: [
    'paper-0',
    'paper-1',
    'paper-2',
    'paper-side',
    'paper-code',
    'pine-paper',
    'indigo-paper',
    'ochre-paper',
    'plum-paper',
  ],
  dark: [
    'night-0',
    'night-1',
    'night-2',
    'night-side',
    'night-code',
    'pine-night',
    'indigo-night',
    'ochre-night',
    'plum-night',
  ],
};

/** The colours of paper that looks are made of, by name. */
export const PAPER_COLORS: readonly string[] = [
  ...new Set([...NEUTRAL_CHROMAS.map(([name]) => name), ...GROUNDS.light, ...GROUNDS.dark]),
];

/** The tokens of a look with an accent of the author's own, or the look's. `paper`: the colours of `styles/tokens.css`. */
export function makeLook(
  name: (typeof LOOK_NAMES)[number],
  paper: ReadonlyMap<string, string>,
  accent?: string,
): MadeLook {
  const look = name === 'paper' ? undefined : LOOKS[name];
  const palette = tintedPalette(paper, look);
  const color = (accent === undefined ? undefined : readOklch(accent)) ?? look?.accent;
  return {
    palette,
    accents: color && { light: accentIn('light', color, palette), dark: accentIn('dark', color, palette) },
    isSans: look?.isSans ?? false,
  };
}

/** Grounds and inks of the look's hue, each as light as on paper: so contrasts stay what they are there. */
function tintedPalette(paper: ReadonlyMap<string, string>, look?: { hue: number; strength: number }) {
  if (!look) return paper;
  const { hue, strength } = look;
  const tinted = NEUTRAL_CHROMAS.map(
    ([name, chroma]) =>
      [name, tint(paper.get(name) ?? '#000000', { hue, chroma: chroma * strength })] as const,
  );
  return new Map([...paper, ...tinted]);
}

function accentIn(appearance: Appearance, color: Oklch, palette: ReadonlyMap<string, string>): Accent {
  const away = appearance === 'light' ? -1 : 1;
  const soft = softOf(appearance, color);
  const grounds = [...GROUNDS[appearance].map((name) => palette.get(name) ?? '#808080'), soft];
  const ink = readable(color, grounds, away);
  const strong = toHex({ ...ink, lightness: Math.min(1, Math.max(0, ink.lightness + 0.08 * away)) });
  const on = palette.get(appearance === 'light' ? 'paper-0' : 'night-1') ?? '#808080';
  return { ink: toHex(ink), strong, soft, on };
}

const softOf = (appearance: Appearance, { chroma, hue }: Oklch): string =>
  appearance === 'light'
    ? toHex({ lightness: 0.935, chroma: Math.min(0.025, chroma), hue })
    : toHex({ lightness: 0.275, chroma: Math.min(0.03, chroma), hue });

/** The colour itself, or the nearest of its hue that can be read on all grounds. */
function readable(color: Oklch, grounds: readonly string[], away: 1 | -1): Oklch {
  const steps = Array.from({ length: 201 }, (_, step) => color.lightness + (step * away) / 200);
  const found = steps.find((lightness) => isReadableOn(toHex({ ...color, lightness }), grounds));
  return { ...color, lightness: Math.min(1, Math.max(0, found ?? (away === 1 ? 1 : 0))) };
}

const isReadableOn = (ink: string, grounds: readonly string[]) =>
  grounds.every((ground) => contrast(ink, ground) >= READABLE);
