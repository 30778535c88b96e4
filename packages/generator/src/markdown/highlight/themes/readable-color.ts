/** WCAG AA asks for 4.5; the rest is room for a theme that puts code on a tinted ground of its own, and marks lines on it. */
const contrastWanted = 6.2;

/**
 * The colour itself where it can be read on the ground, else the nearest one that can: darker on a light ground, lighter
 * on a dark one, of the same hue. Many themes paint comments and punctuation too faint to read. Takes `#rgb`, `#rrggbb`
 * and `#rrggbbaa`, gives `#rrggbb`; anything else stays as it is.
 */
export function readableColor(color: string, ground: string): string {
  const below = parse(ground);
  const parsed = parse(color);
  if (!below || !parsed) return color;
  const alpha = parsed[3] ?? 1;
  const start = mix(below, parsed, alpha);
  const goal = luminance(below) > 0.18 ? [0, 0, 0] : [255, 255, 255];
  for (let step = 0; step <= 50; step++) {
    const candidate = mix(start, goal, step / 50).map(Math.round);
    if (contrast(candidate, below) >= contrastWanted) return format(candidate);
  }
  return format(goal);
}

function parse(color: string): number[] | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.exec(color)?.[1];
  if (!hex) return undefined;
  const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  return pairs.map((pair, index) => Number.parseInt(pair, 16) / (index === 3 ? 255 : 1));
}

const format = (rgb: readonly number[]) =>
  `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

const mix = (from: readonly number[], to: readonly number[], part: number) =>
  from.slice(0, 3).map((value, index) => value + ((to[index] ?? 0) - value) * part);

function contrast(a: readonly number[], b: readonly number[]): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => linear(value / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
