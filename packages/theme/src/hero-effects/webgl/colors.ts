/** Red, green and blue from 0 to 1. */
export type Rgb = [red: number, green: number, blue: number];

/** A color that `colorSchema` accepts, as `#rrggbb`. */
export function hexOf(color: string | number): string {
  const hex = typeof color === 'number' ? color.toString(16).padStart(6, '0') : color.replace('#', '');
  return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`;
}

/** Reads `#rrggbb`. */
export function rgbOf(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff].map((part) => part / 255) as Rgb;
}
