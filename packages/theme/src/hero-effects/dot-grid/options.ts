import { colorSchema } from '../webgl/color-schema.ts';
import { z } from '../zod.ts';

const color = z.union([z.literal(''), colorSchema]).default('');

/** `effectConfig` of dot-grid. Lengths are CSS pixels. */
export const dotGridSchema = z
  .strictObject({
    /** Diameter of a dot. @default 5 */
    dotSize: z.number().min(1).default(5),
    /** Space between dots. @default 15 */
    gap: z.number().min(1).default(15),
    /** Color of the dots. @default a pale form of the site's accent */
    baseColor: color,
    /** Color near the pointer. @default the site's accent */
    activeColor: color,
    /** How near that is. @default 120 */
    proximity: z.number().min(0).default(120),
    /** Pixels a second from which the pointer pushes dots away. @default 100 */
    speedTrigger: z.number().min(0).default(100),
    /** How far a click reaches. @default 250 */
    shockRadius: z.number().min(0).default(250),
    /** Strength of a click. @default 5 */
    shockStrength: z.number().min(0).default(5),
    /** Pixels a second; a faster pointer counts as this fast. @default 5000 */
    maxSpeed: z.number().positive().default(5000),
    /** How soon dots slow down: larger is sooner. @default 750 */
    resistance: z.number().positive().default(750),
    /** Seconds until a dot is back in its place. @default 1.5 */
    returnDuration: z.number().positive().default(1.5),
  })
  .prefault({});

export type DotGridOptions = z.output<typeof dotGridSchema>;
