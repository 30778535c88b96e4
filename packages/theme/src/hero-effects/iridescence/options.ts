import { z } from '../zod.ts';

const part = z.number().min(0).max(1);
const rgb = z.tuple([part, part, part]);

/** `effectConfig` of iridescence. */
export const iridescenceSchema = z
  .strictObject({
    /** Tint: red, green and blue from 0 to 1, for both appearances or for each. @default { light: [1, 1, 1], dark: [0.5, 0.5, 0.5] } */
    color: z
      .union([rgb, z.strictObject({ light: rgb.optional(), dark: rgb.optional() })])
      .default({})
      .transform((color) => {
        const { light = [1, 1, 1], dark = [0.5, 0.5, 0.5] } = Array.isArray(color)
          ? { light: color, dark: color }
          : color;
        return { light, dark };
      }),
    /** Speed. @default 1 */
    speed: z.number().default(1),
    /** How far the surface follows the pointer. @default 0.1 */
    amplitude: z.number().default(0.1),
    /** Follow the pointer. @default true */
    mouseReact: z.boolean().default(true),
  })
  .prefault({});

export type IridescenceOptions = z.output<typeof iridescenceSchema>;
