import type { IRawTheme, Theme } from 'shiki/textmate';
import type { LoadedTheme, Pair } from './pair.ts';

type ScopePath = NonNullable<Parameters<Theme['match']>[0]>;

/** What every selector of either theme looks like in both, in the order of the rules. Texts may repeat. */
export function pairsOfSelectors([light, dark]: readonly [LoadedTheme, LoadedTheme], text: Pair): Pair[] {
  return [...selectors(light.raw), ...selectors(dark.raw)].map((selector) => {
    const path = scopePath(selector);
    const a = resolve(light.theme, path);
    const b = resolve(dark.theme, path);
    return {
      light: a.color ?? text.light,
      dark: b.color ?? text.dark,
      lightFont: a.font,
      darkFont: b.font,
    };
  });
}

function selectors(theme: IRawTheme): string[] {
  return theme.settings
    .flatMap(({ scope }) => (typeof scope === 'string' ? scope.split(',') : (scope ?? [])))
    .map((text) => text.trim());
}

/** The tokeniser reads nothing but names and parents of a path; its class cannot be imported. */
function scopePath(selector: string): ScopePath | null {
  const names = selector.split(/\s+/).filter((name) => name && name !== '>');
  return names.reduce<unknown>((parent, scopeName) => ({ parent, scopeName }), null) as ScopePath | null;
}

function resolve(theme: Theme, path: ScopePath | null): { color: string | undefined; font: number } {
  let color: string | undefined;
  let font = -1;
  for (let scope = path; scope; scope = scope.parent) {
    const style = theme.match(scope);
    if (style?.foregroundId && color === undefined) color = theme.getColorMap()[style.foregroundId];
    if (style && style.fontStyle !== -1 && font === -1) font = style.fontStyle;
  }
  return { color, font: Math.max(font, 0) };
}
