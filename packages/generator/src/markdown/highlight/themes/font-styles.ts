import type { Theme } from 'shiki/textmate';

type ScopePath = Parameters<Theme['match']>[0];
type Style = ReturnType<Theme['match']>;

const notSet = -1;
const capacity = 16;

/** Numbers for pairs of font styles: a token has room for 16 of them, and 0 is plain in both themes. */
export function fontStyles() {
  const pairs: [number, number][] = [[0, 0]];
  return {
    number(light: number, dark: number): number {
      const known = pairs.findIndex(([a, b]) => a === light && b === dark);
      if (known !== -1) return known;
      if (pairs.length === capacity) return 0;
      return pairs.push([light, dark]) - 1;
    },
    read: (number: number): readonly [number, number] => pairs[number] ?? [0, 0],
  };
}

/** The font style of a scope in both themes as one number. A theme that says nothing keeps what the outer scopes say. */
export function pairFontStyles(
  fonts: ReturnType<typeof fontStyles>,
  path: ScopePath,
  [light, a]: [Theme, Style],
  [dark, b]: [Theme, Style],
): number {
  const first = a?.fontStyle ?? notSet;
  const second = b?.fontStyle ?? notSet;
  if (first === notSet && second === notSet) return notSet;
  return fonts.number(
    first === notSet ? inheritedFontStyle(light, path) : first,
    second === notSet ? inheritedFontStyle(dark, path) : second,
  );
}

function inheritedFontStyle(theme: Theme, path: ScopePath): number {
  for (let outer = path?.parent ?? null; outer; outer = outer.parent) {
    const style = theme.match(outer)?.fontStyle ?? notSet;
    if (style !== notSet) return style;
  }
  return 0;
}
