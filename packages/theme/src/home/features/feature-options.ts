import { z } from 'zod';
import { picturePairSchema, pictureSchema } from '../image.ts';

const ground = {
  /** Field of the icon: show it on a background of its own. @default false */
  wrap: z.boolean().optional(),
};

/** A feature of a home page. */
export const featureSchema = z.strictObject({
  /** One or two characters, an icon name, an `<svg>` or an image. */
  icon: z.union([z.string(), pictureSchema.extend(ground), picturePairSchema.extend(ground)]).optional(),
  /** Heading of the feature. */
  title: z.string(),
  /** One or two sentences below the heading. */
  details: z.string().optional(),
  /** Path of a page, `.md` file, or URL. */
  link: z.string().optional(),
  /** Text of the link at the end. */
  linkText: z.string().optional(),
  /** `rel` of the link, such as `nofollow`. */
  rel: z.string().optional(),
  /** `_blank` opens a new tab. */
  target: z.string().optional(),
});
