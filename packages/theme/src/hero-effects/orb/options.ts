import { z } from '../zod.ts';

/** `effectConfig` of orb. */
export const orbSchema = z
  .strictObject({
    /** Degrees by which its colours are turned. @default 0 */
    hue: z
      .number()
      .meta({ usual: [0, 360] })
      .default(0),
    /** How much the pointer bends it. @default 0.2 */
    hoverIntensity: z.number().default(0.2),
    /** Whether it turns while the pointer is on it. @default true */
    rotateOnHover: z.boolean().default(true),
    /** Whether it always looks as with the pointer on it. @default false */
    forceHoverState: z.boolean().default(false),
  })
  .prefault({});

export type OrbOptions = z.output<typeof orbSchema>;
