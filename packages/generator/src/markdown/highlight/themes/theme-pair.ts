import { type IRawTheme, Theme } from 'shiki/textmate';
import { bundledThemes } from 'shiki/themes';
import type { CodeOptions } from '../options.ts';
import { fontStyles, pairFontStyles } from './font-styles.ts';
import type { LoadedTheme, Pair } from './pair.ts';
import { createPairClasses, type PairClasses } from './pair-classes.ts';
import { pairsOfSelectors } from './selector-pairs.ts';
import { type Bits, decodeMetadata } from './token-metadata.ts';

/** Two TextMate themes in one pass over the code. */
export interface ThemePair {
  /** What the tokeniser asks: its foreground ids are light colours, its background ids are dark ones. */
  theme: Theme;
  /** Colours of text that no rule touches, and of the block's ground. */
  text: Pair;
  ground: { light: string; dark: string };
  /** Every pair that a selector of either theme can make, in a fixed order. */
  classes: PairClasses;
  /** The class of a token with this metadata; empty for plain text. */
  classOf(metadata: Bits): string;
}

/**
 * Merge two themes without loss. TextMate tokens carry a foreground, a background and a font style, each inherited
 * on its own; code has no backgrounds, so the second theme's colour travels there and both are right by construction.
 */
export async function createThemePair(names: CodeOptions['themes']): Promise<ThemePair> {
  const [light, dark] = await Promise.all([loadTheme(names.light), loadTheme(names.dark)]);
  const fonts = fontStyles();
  const theme = mergeThemes(light.theme, dark.theme, fonts);
  const lightColors = light.theme.getColorMap();
  const darkColors = dark.theme.getColorMap();
  const pairOf = (bits: Bits): Pair => {
    const { foreground, background, fontStyle } = decodeMetadata(bits);
    const [lightFont, darkFont] = fonts.read(fontStyle);
    return { light: lightColors[foreground] ?? '', dark: darkColors[background] ?? '', lightFont, darkFont };
  };
  const defaults = theme.getDefaults();
  const text = {
    light: lightColors[defaults.foregroundId] ?? '',
    dark: darkColors[defaults.backgroundId] ?? '',
    lightFont: 0,
    darkFont: 0,
  };
  const classes = createPairClasses(text, pairsOfSelectors([light, dark], text));
  return {
    theme,
    text,
    ground: { light: light.ground, dark: dark.ground },
    classes,
    classOf: remember((bits) => classes.nameOf(pairOf(bits))),
  };
}

async function loadTheme(name: string): Promise<LoadedTheme> {
  const load = bundledThemes[name as keyof typeof bundledThemes];
  const { default: source } = await load();
  const foreground =
    source.colors?.['editor.foreground'] ?? (source.type === 'light' ? '#333333' : '#bbbbbb');
  const ground = source.colors?.['editor.background'] ?? (source.type === 'light' ? '#fffffe' : '#1e1e1e');
  const rules = source.settings ?? source.tokenColors ?? [];
  const first = rules[0];
  const settings =
    first?.settings && !first.scope ? rules : [{ settings: { foreground, background: ground } }, ...rules];
  const raw: IRawTheme = { name, settings };
  return { theme: Theme.createFromRawTheme(raw), raw, ground };
}

function mergeThemes(light: Theme, dark: Theme, fonts: ReturnType<typeof fontStyles>): Theme {
  const merged = Theme.createFromRawTheme({ settings: [] });
  merged.match = (path) => {
    const a = light.match(path);
    const b = dark.match(path);
    if (!a && !b) return null;
    return {
      foregroundId: a?.foregroundId ?? 0,
      backgroundId: b?.foregroundId ?? 0,
      fontStyle: pairFontStyles(fonts, path, [light, a], [dark, b]),
    };
  };
  const defaults = {
    fontStyle: 0,
    foregroundId: light.getDefaults().foregroundId,
    backgroundId: dark.getDefaults().foregroundId,
  };
  merged.getDefaults = () => defaults;
  return merged;
}

function remember(compute: (bits: Bits) => string): (bits: Bits) => string {
  const known = new Map<Bits, string>();
  return (bits) => {
    let value = known.get(bits);
    if (value === undefined) {
      value = compute(bits);
      known.set(bits, value);
    }
    return value;
  };
}
