import { z } from 'zod';
import { picturePairSchema, pictureSchema } from '../image.ts';

/** Set a picture on a ground of its own. @default false */
const wrap = z.boolean().optional();

const featureSchema = z.strictObject({
  /** A character or two (`✒️`, `文`), an `<svg>`, or a picture. */
  icon: z.union([z.string(), pictureSchema.extend({ wrap }), picturePairSchema.extend({ wrap })]).optional(),
  title: z.string(),
  details: z.string().optional(),
  link: z.string().optional(),
  /** Text of a line at the end, the link itself. */
  linkText: z.string().optional(),
  rel: z.string().optional(),
  target: z.string().optional(),
});

/** The features of a home page. */
const featureListSchema = z.array(featureSchema);

/** The block `features` of a home page. */
export const featuresBlockSchema = z.strictObject({
  title: z.string().optional(),
  description: z.string().optional(),
  features: featureListSchema,
});

export type Feature = z.infer<typeof featureSchema>;
