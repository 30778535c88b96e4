import { z } from 'zod';

/** Who writes: beside the lists of posts. */
export const profileSchema = z.strictObject({
  /** Image: a path in `public`, or a URL. */
  avatar: z.string().optional(),
  /** Older name of `avatar`. */
  url: z.string().optional(),
  /** Name of the person. */
  name: z.string().optional(),
  /** A sentence about them. */
  description: z.string().optional(),
  /** Crop the image to a circle. @default false */
  circle: z.boolean().optional(),
  /** Location. */
  location: z.string().optional(),
  /** Whom they work for. */
  organization: z.string().optional(),
  /** Side of the column. @default 'right' */
  layout: z.enum(['left', 'right']).optional(),
  /** Width of the image in pixels; keeps the layout stable while it loads. @default 112 */
  originalWidth: z.number().optional(),
  /** The same for its height. @default 112 */
  originalHeight: z.number().optional(),
});
export type Profile = z.infer<typeof profileSchema>;
