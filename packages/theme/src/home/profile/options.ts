import { z } from 'zod';

/** The fields of the block `profile`. */
export const profileSchema = z.strictObject({
  /** Name of the person. */
  name: z.string(),
  /** A sentence about them. */
  description: z.string().optional(),
  /** A picture of the person. */
  avatar: z.string().optional(),
  /** Cut the picture to a circle. @default false */
  circle: z.boolean().optional(),
});
