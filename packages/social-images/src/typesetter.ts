import type { Font } from 'fontkit';

/** Text as outlines, in units of a thousandth of its size, with y upwards. */
export interface Outline {
  path: string;
  width: number;
}

/** Turns text into outlines. */
export interface Typesetter {
  /** The outline of a piece of text. What no font has is left out. */
  outline(text: string): Outline;
  /** Characters of a text that no font has, each once. */
  missing(text: string): string[];
}

/** Size of text in outlines. */
export const UNITS = 1000;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Outlines in several fonts: each character in the first that has it. */
export function createTypesetter(fonts: readonly Font[]): Typesetter {
  const known = new Map<string, Outline>();
  const fontOf = (character: string) =>
    fonts.find((font) => [...character].every((one) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0)));

  function draw(text: string): Outline {
    let drawn: Outline = { path: '', width: 0 };
    for (const run of runsOf(text, fontOf)) drawn = withRun(drawn, run);
    return drawn;
  }

  function outline(text: string): Outline {
    const found = known.get(text) ?? draw(text);
    known.set(text, found);
    return found;
  }

  return {
    outline,
    missing: (text) => [...new Set(charactersOf(text).filter((one) => !fontOf(one)))],
  };
}

/** Grapheme clusters: a letter with its accents is one. */
export const charactersOf = (text: string): string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment);

interface FontRun {
  font: Font;
  text: string;
}

function runsOf(text: string, fontOf: (character: string) => Font | undefined): FontRun[] {
  const runs: FontRun[] = [];
  for (const character of charactersOf(text)) {
    const font = fontOf(character);
    const last = runs.at(-1);
    if (font && last?.font === font) last.text += character;
    else if (font) runs.push({ font, text: character });
  }
  return runs;
}

function withRun({ path, width }: Outline, { font, text }: FontRun): Outline {
  const { glyphs, positions } = font.layout(text);
  const scale = UNITS / font.unitsPerEm;
  const paths = [path];
  let x = width;
  glyphs.forEach((glyph, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    const placed = glyph.path.scale(scale, scale).translate(x + xOffset * scale, yOffset * scale);
    paths.push(placed.toSVG());
    x += xAdvance * scale;
  });
  return { path: paths.join(''), width: x };
}
