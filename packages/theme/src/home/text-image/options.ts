import { z } from 'zod';
import { imageSchema } from '../image.ts';

export const textImageItemSchema = z.union([
  z.string(),
  z.strictObject({
    /** Its heading. */
    title: z.string().optional(),
    /** A sentence below it. */
    description: z.string().optional(),
  }),
]);

/** The fields of the blocks `text-image` and `image-text`. */
export const textImageSchema = z.strictObject({
  /** Image beside the text. */
  image: imageSchema,
  /** Width of the image: pixels or a percentage. @default its own, if there is room */
  width: z
    .union([z.number(), z.string().regex(/^\d+(?:\.\d+)?(?:px|%)?$/, 'Expected 320, 320px or 80%')])
    .optional(),
  /** Heading of the words. */
  title: z.string().optional(),
  /** A sentence below it. */
  description: z.string().optional(),
  /** Points below that, each a text, or a title with a description. */
  list: z.array(textImageItemSchema).optional(),
});

export type TextImageFields = z.infer<typeof textImageSchema>;
