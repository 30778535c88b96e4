import { colorSchema } from '../webgl/colors.ts';
import { z } from '../zod.ts';

/** `effectConfig` of beams. */
export const beamsSchema = z
  .strictObject({
    /** Of one beam; the hero is some 16 high. @default 2 */
    beamWidth: z.number().positive().default(2),
    /** @default 15 */
    beamHeight: z.number().positive().default(15),
    /** @default 12 */
    beamNumber: z.number().int().min(1).max(100).default(12),
    /** @default '#ffffff' */
    lightColor: colorSchema.prefault('#ffffff'),
    /** @default 2 */
    speed: z.number().default(2),
    /** Grain. @default 1.75 */
    noiseIntensity: z.number().min(0).default(1.75),
    /** How fine the waves in a beam are. @default 0.2 */
    scale: z.number().positive().default(0.2),
    /** Degrees. @default 0 */
    rotation: z
      .number()
      .meta({ usual: [-180, 180] })
      .default(0),
  })
  .prefault({});

export type BeamsOptions = z.output<typeof beamsSchema>;
