import { z } from '../zod.ts';

/** `effectConfig` of dark-veil. */
export const darkVeilSchema = z
  .strictObject({
    /** Degrees by which the colors are turned. @default 0 */
    hueShift: z
      .number()
      .meta({ usual: [0, 360] })
      .default(0),
    /** Grain, from 0 to 1. @default 0 */
    noiseIntensity: z
      .number()
      .meta({ usual: [0, 1] })
      .default(0),
    /** How dark the scan lines are, from 0 to 1. @default 0 */
    scanlineIntensity: z
      .number()
      .meta({ usual: [0, 1] })
      .default(0),
    /** Speed. @default 0.5 */
    speed: z.number().default(0.5),
    /** How close the lines are: radians a pixel. @default 0 */
    scanlineFrequency: z
      .number()
      .meta({ usual: [0, 5] })
      .default(0),
    /** How much the cloth is pulled. @default 0 */
    warpAmount: z
      .number()
      .meta({ usual: [0, 5] })
      .default(0),
    /** Pixels drawn for each pixel of the screen, in either direction. @default 1 */
    resolutionScale: z.number().min(0.1).max(2).default(1),
  })
  .prefault({});

export type DarkVeilOptions = z.output<typeof darkVeilSchema>;
