import { z } from 'zod';

/** The fields of the block `profile`. */
export const profileBlockSchema = z.strictObject({
  /** Name of the person. */
  name: z.string(),
  /** Sentence about the person. */
  description: z.string().optional(),
  /** URL of an image of the person. */
  avatar: z.string().optional(),
  /** The older name of `avatar`. */
  url: z.string().optional(),
  /** Crop the image to a circle. @default false */
  circle: z.boolean().optional(),
  /** Place where the person lives. */
  location: z.string().optional(),
  /** Company or project of the person. */
  organization: z.string().optional(),
  /** Side of the image. @default above the text */
  layout: z.enum(['left', 'right']).optional(),
});
