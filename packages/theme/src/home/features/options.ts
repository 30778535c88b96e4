import { z } from 'zod';
import { picturePairSchema, pictureSchema } from '../image.ts';

const ground = {
  /** Show the icon on a background of its own. @default false */
  wrap: z.boolean().optional(),
};

const featureSchema = z.strictObject({
  /** One or two characters (`✒️`, `文`), an `<svg>`, or an image. */
  icon: z.union([z.string(), pictureSchema.extend(ground), picturePairSchema.extend(ground)]).optional(),
  /** Its heading. */
  title: z.string(),
  /** A sentence or two below it. */
  details: z.string().optional(),
  /** Path of a page, an `.md` file, or a URL. */
  link: z.string().optional(),
  /** Text of a line at the end, the link itself. */
  linkText: z.string().optional(),
  /** How the page linked to relates to this one. */
  rel: z.string().optional(),
  /** `_blank` opens a new window. */
  target: z.string().optional(),
});

/** The features of a home page. */
const featureListSchema = z.array(featureSchema);

/** The block `features` of a home page. */
export const featuresBlockSchema = z.strictObject({
  /** Heading above the features. */
  title: z.string().optional(),
  /** A sentence below it. */
  description: z.string().optional(),
  /** The features, in order. */
  features: featureListSchema,
});

export type Feature = z.infer<typeof featureSchema>;
