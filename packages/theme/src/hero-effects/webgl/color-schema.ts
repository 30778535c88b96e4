import { z } from '../zod.ts';
import { hexOf } from './colors.ts';

/** `#rgb` or `#rrggbb`, with or without the `#`; or a number such as `0x5227ff`. As `#rrggbb`. */
export const colorSchema = z
  .union([
    z.string().regex(/^#?(?:[\da-f]{3}|[\da-f]{6})$/i, 'Expected a color such as "#5227ff"'),
    z.number().int().min(0).max(0xffffff),
  ])
  .transform(hexOf);
