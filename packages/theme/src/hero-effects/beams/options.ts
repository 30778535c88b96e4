import { colorSchema } from '../webgl/color-schema.ts';
import { z } from '../zod.ts';

/** `effectConfig` of beams. */
export const beamsSchema = z
  .strictObject({
    /** Width of a beam. @default 2 */
    beamWidth: z.number().positive().default(2),
    /** Height of a beam; the hero is about 16 high. @default 15 */
    beamHeight: z.number().positive().default(15),
    /** Number of beams. @default 12 */
    beamNumber: z.number().int().min(1).max(100).default(12),
    /** Color of the light. @default '#ffffff' */
    lightColor: colorSchema.prefault('#ffffff'),
    /** Speed. @default 2 */
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
