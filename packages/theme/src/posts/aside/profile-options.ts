import { z } from 'zod';

/** Who writes: beside the lists of posts. */
export const profileSchema = z.strictObject({
  /** A picture: a path in `public`, or an address. */
  avatar: z.string().optional(),
  /** Older name of `avatar`. */
  url: z.string().optional(),
  /** Name of the person. */
  name: z.string().optional(),
  /** A sentence about them. */
  description: z.string().optional(),
  /** Cut the picture to a circle. @default false */
  circle: z.boolean().optional(),
  /** Where they live. */
  location: z.string().optional(),
  /** Whom they work for. */
  organization: z.string().optional(),
  /** Side of the column. @default 'right' */
  layout: z.enum(['left', 'right']).optional(),
  /** Size of the picture in pixels, so that nothing moves when it arrives. @default 112 */
  originalWidth: z.number().optional(),
  /** The same for its height. @default 112 */
  originalHeight: z.number().optional(),
});
export type Profile = z.infer<typeof profileSchema>;
