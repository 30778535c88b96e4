/** A colour by lightness (0 to 1), chroma and hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

/** `#rrggbb` of a colour; what screens cannot show gets the nearest chroma that they can. */
export function toHex(color: Oklch): string {
  let { chroma } = color;
  while (chroma > 0 && !linearRgb({ ...color, chroma }).every(isShown)) chroma -= 0.002;
  const channels = linearRgb({ ...color, chroma: Math.max(0, chroma) }).map((linear) =>
    Math.round(Math.min(1, Math.max(0, gamma(linear))) * 255),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Contrast of two colours (`#rrggbb`) as WCAG 2 defines it, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A colour of this hue and chroma that is as light as `reference`, so that it contrasts with others as that does. */
export function tint(reference: string, { chroma, hue }: Omit<Oklch, 'lightness'>): string {
  const wanted = luminance(reference);
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step++) {
    const lightness = (low + high) / 2;
    if (luminance(toHex({ lightness, chroma, hue })) < wanted) low = lightness;
    else high = lightness;
  }
  return toHex({ lightness: high, chroma, hue });
}

export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const isShown = (linear: number) => linear >= -0.0005 && linear <= 1.0005;
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const gamma = (value: number) =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055;

/** The matrices of https://bottosson.github.io/posts/oklab/. */
function linearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const radians = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(radians), chroma * Math.sin(radians)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}
