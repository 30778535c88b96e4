import { z } from '../zod.ts';

/** `#rgb` or `#rrggbb`, with or without the `#`; or a number such as `0x5227ff`. As three numbers from 0 to 1. */
export const colorSchema = z
  .union([
    z.string().regex(/^#?(?:[\da-f]{3}|[\da-f]{6})$/i, 'Expected a color such as "#5227ff"'),
    z.number().int().min(0).max(0xffffff),
  ])
  .transform(rgbOf);

/** Red, green and blue from 0 to 1. */
export type Rgb = [red: number, green: number, blue: number];

/** Reads a color that `colorSchema` accepts. */
export function rgbOf(color: string | number): Rgb {
  const hex = typeof color === 'number' ? color.toString(16).padStart(6, '0') : color.replace('#', '');
  const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const value = Number.parseInt(long, 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff].map((part) => part / 255) as Rgb;
}
