import { z } from 'zod';

/** The fields of the block `profile`. */
export const profileBlockSchema = z.strictObject({
  /** Name of the person. */
  name: z.string(),
  /** A sentence about them. */
  description: z.string().optional(),
  /** Image of the person. */
  avatar: z.string().optional(),
  /** The older name of `avatar`. */
  url: z.string().optional(),
  /** Crop the image to a circle. @default false */
  circle: z.boolean().optional(),
  /** Location. */
  location: z.string().optional(),
  /** Organization. */
  organization: z.string().optional(),
  /** Side of the text that the image is on. @default above the text */
  layout: z.enum(['left', 'right']).optional(),
});
