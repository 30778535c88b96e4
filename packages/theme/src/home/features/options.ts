import { z } from 'zod';
import { featureSchema } from './feature-options.ts';

/** The features of a home page. */
const featureListSchema = z.array(featureSchema);

/** The block `features` of a home page. */
export const featuresBlockSchema = z.strictObject({
  /** Heading above the features. */
  title: z.string().optional(),
  /** Sentence below the heading. */
  description: z.string().optional(),
  /** The features, in order. */
  features: featureListSchema,
});

export type Feature = z.infer<typeof featureSchema>;
