import { colorSchema } from '../webgl/color-schema.ts';
import { z } from '../zod.ts';

/** `effectConfig` of pixel-blast. */
export const pixelBlastSchema = z
  .strictObject({
    /** Shape of the pixels. @default 'square' */
    variant: z.enum(['square', 'circle', 'triangle', 'diamond']).default('square'),
    /** Size of a pixel, in screen pixels. @default 4 */
    pixelSize: z.number().min(1).default(4),
    /** Color of the pixels. @default the site's accent */
    color: z.union([z.literal(''), colorSchema]).default(''),
    /** Smooth edges. @default true */
    antialias: z.boolean().default(true),
    /** Size of the pattern's waves: larger is finer. @default 2 */
    patternScale: z.number().positive().default(2),
    /** Share of pixels that are shown: 0 none, 1 half. @default 1 */
    patternDensity: z.number().min(0).default(1),
    /** The pointer pulls the pattern along. @default false */
    liquid: z.boolean().default(false),
    /** How far. @default 0.1 */
    liquidStrength: z.number().default(0.1),
    /** How far around the pointer. @default 1 */
    liquidRadius: z.number().positive().default(1),
    /** How fast it wobbles. @default 4.5 */
    liquidWobbleSpeed: z.number().default(4.5),
    /** How much sizes differ, from 0 to 1. @default 0 */
    pixelSizeJitter: z.number().min(0).max(1).default(0),
    /** A click makes a ring. @default true */
    enableRipples: z.boolean().default(true),
    /** Strength of the ring. @default 1 */
    rippleIntensityScale: z.number().default(1),
    /** Thickness of the ring. @default 0.1 */
    rippleThickness: z.number().positive().default(0.1),
    /** Speed of the ring. @default 0.3 */
    rippleSpeed: z.number().positive().default(0.3),
    /** Stop off screen. @default true */
    autoPauseOffscreen: z.boolean().default(true),
    /** Speed. @default 0.5 */
    speed: z.number().default(0.5),
    /** Show the page between the pixels; `false` for a black background. @default true */
    transparent: z.boolean().default(true),
    /** How far pixels fade towards the edges, from 0 to 1. @default 0.5 */
    edgeFade: z.number().min(0).max(1).default(0.5),
    /** Grain, from 0 to 1. @default 0 */
    noiseAmount: z
      .number()
      .min(0)
      .meta({ usual: [0, 1] })
      .default(0),
  })
  .prefault({});

export type PixelBlastOptions = z.output<typeof pixelBlastSchema>;
