import { z } from 'zod';

/** The fields of the block `profile`. */
export const profileSchema = z.strictObject({
  /** Name of the person. */
  name: z.string(),
  /** A sentence about them. */
  description: z.string().optional(),
  /** A picture of the person. */
  avatar: z.string().optional(),
  /** The older name of `avatar`. */
  url: z.string().optional(),
  /** Cut the picture to a circle. @default false */
  circle: z.boolean().optional(),
  /** Where they live. */
  location: z.string().optional(),
  /** Where they work. */
  organization: z.string().optional(),
  /** On which side of the words the picture stands. @default above them */
  layout: z.enum(['left', 'right']).optional(),
});
