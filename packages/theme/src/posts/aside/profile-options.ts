import { z } from 'zod';

/** Who writes: beside the lists of posts. */
export const profileSchema = z.strictObject({
  /** Image: a path in `public`, or a URL; `url` is an older name. */
  avatar: z.string().optional(),
  /** Older name of `avatar`. */
  url: z.string().optional(),
  /** Name of the person. */
  name: z.string().optional(),
  /** Sentence about the person. */
  description: z.string().optional(),
  /** Crop the image to a circle. @default false */
  circle: z.boolean().optional(),
  /** Location of the person. */
  location: z.string().optional(),
  /** Organization that the person works for. */
  organization: z.string().optional(),
  /** Side of the posts that the card is on. @default 'right' */
  layout: z.enum(['left', 'right']).optional(),
  /** Size of the image in pixels, to keep its space free while it loads. @default 112 */
  originalWidth: z.number().optional(),
  /** Size of the image in pixels, to keep its space free while it loads. @default 112 */
  originalHeight: z.number().optional(),
});
export type Profile = z.infer<typeof profileSchema>;
