import { z } from '../zod.ts';

/** `effectConfig` of prism. */
export const prismSchema = z
  .strictObject({
    /** Height of the pyramid, in the unit of its base. @default 3.5 */
    height: z.number().positive().default(3.5),
    /** Width of its base. @default 5.5 */
    baseWidth: z.number().positive().default(5.5),
    /** `rotate` sways, `hover` turns to the pointer, `3drotate` turns around all axes. @default 'rotate' */
    animationType: z.enum(['rotate', 'hover', '3drotate']).default('rotate'),
    /** Brightness. @default 1 */
    glow: z.number().min(0).default(1),
    /** Pixels away from the center. @default { x: 0, y: 0 } */
    offset: z
      .strictObject({
        x: z
          .number()
          .meta({ usual: [-300, 300] })
          .default(0),
        y: z
          .number()
          .meta({ usual: [-300, 300] })
          .default(0),
      })
      .prefault({}),
    /** Grain, from 0 to 1. @default 0 */
    noise: z
      .number()
      .min(0)
      .meta({ usual: [0, 1] })
      .default(0),
    /** Show the page behind it; `false` for a black background. @default true */
    transparent: z.boolean().default(true),
    /** Size on the screen. @default 3.6 */
    scale: z.number().positive().default(3.6),
    /** Radians by which the colors are turned. @default 0 */
    hueShift: z
      .number()
      .meta({ usual: [-3, 3] })
      .default(0),
    /** How quickly colors change. @default 1 */
    colorFrequency: z.number().default(1),
    /** How far it turns to the pointer. @default 2 */
    hoverStrength: z.number().default(2),
    /** How fast it follows the pointer; 1 at once. @default 0.05 */
    inertia: z.number().gt(0).max(1).default(0.05),
    /** More brightness where it is bright. @default 1 */
    bloom: z.number().min(0).default(1),
    /** Stop off screen. @default true */
    suspendWhenOffscreen: z.boolean().default(true),
    /** Speed. @default 0.5 */
    timeScale: z.number().default(0.5),
  })
  .prefault({});

export type PrismOptions = z.output<typeof prismSchema>;
