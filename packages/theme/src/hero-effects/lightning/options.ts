import { z } from '../zod.ts';

/** `effectConfig` of lightning. */
export const lightningSchema = z
  .strictObject({
    /** Degrees on the color wheel. @default 255 */
    hue: z
      .number()
      .meta({ usual: [0, 360] })
      .default(255),
    /** To the side, in halves of the height. @default 0 */
    xOffset: z
      .number()
      .meta({ usual: [-2, 2] })
      .default(0),
    /** Speed. @default 1 */
    speed: z.number().default(1),
    /** Brightness. @default 1 */
    intensity: z.number().default(1),
    /** How much the bolt bends. @default 1 */
    size: z.number().default(1),
  })
  .prefault({});

export type LightningOptions = z.output<typeof lightningSchema>;
