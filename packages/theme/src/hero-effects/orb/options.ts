import { z } from '../zod.ts';

/** `effectConfig` of orb. */
export const orbSchema = z
  .strictObject({
    /** Degrees by which the colors are turned. @default 0 */
    hue: z
      .number()
      .meta({ usual: [0, 360] })
      .default(0),
    /** How much the pointer bends the ring. @default 0.2 */
    hoverIntensity: z.number().default(0.2),
    /** Rotate while the pointer is over it. @default true */
    rotateOnHover: z.boolean().default(true),
    /** Always look as if the pointer is over it. @default false */
    forceHoverState: z.boolean().default(false),
  })
  .prefault({});

export type OrbOptions = z.output<typeof orbSchema>;
