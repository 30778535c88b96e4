import type { FlatNode } from './types.ts';

/** Colors of tokens in both appearances, `rgb(…)` by their names: `--text`. */
export interface TokenColors {
  light: Readonly<Record<string, string>>;
  dark: Readonly<Record<string, string>>;
}

const COLORED = new Set(['fill', 'stroke', 'stop-color']);

/** A picture that was drawn in light and in dark, as one: colors of tokens follow the site, others are given for both. */
export function bothAppearances(light: FlatNode, dark: FlatNode, tokens: TokenColors): string {
  const names = Object.keys(tokens.light);
  const colorOf = (one: string, other: string) => {
    const token = names.find((name) => tokens.light[name] === one && tokens.dark[name] === other);
    if (token) return `var(${token})`;
    return one === other ? one : `light-dark(${one}, ${other})`;
  };

  function markup(one: FlatNode, other: FlatNode | undefined): string {
    const attributes = Object.entries(one.attributes).flatMap(([name, value]) =>
      COLORED.has(name) ? colored(name, value, other?.attributes[name] ?? value) : [[name, value] as const],
    );
    const inner = one.children
      .map((child, index) => markup(child, twinOf(child, other?.children[index])))
      .join('');
    const own = attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
    return `<${one.name}${own}>${escaped(one.text ?? '')}${inner}</${one.name}>`;
  }

  function colored(name: string, one: string, other: string): (readonly [string, string])[] {
    const [light, dark] = [opaque(one), opaque(other)];
    const opacity =
      light.alpha === '1' ? [] : [[`${name.replace('-color', '')}-opacity`, light.alpha] as const];
    return [[name, colorOf(light.color, dark.color)] as const, ...opacity];
  }

  return markup(light, dark);
}

const twinOf = (one: FlatNode, other: FlatNode | undefined) => (other?.name === one.name ? other : undefined);

/** Opacity is an attribute of its own, since tokens have none. */
function opaque(color: string): { color: string; alpha: string } {
  const [, channels, alpha] = /^rgba\((.*), ([\d.]+)\)$/.exec(color) ?? [];
  return channels ? { color: `rgb(${channels})`, alpha: alpha ?? '1' } : { color, alpha: '1' };
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
