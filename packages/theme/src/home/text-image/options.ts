import { z } from 'zod';
import { imageSchema } from '../image.ts';
import { textImageItemSchema } from './item-options.ts';

/** The fields of the blocks `text-image` and `image-text`. */
export const textImageSchema = z.strictObject({
  /** Image beside the text. */
  image: imageSchema,
  /** Width of the image: `320`, `320px` or `80%`. @default its own, if there is room */
  width: z
    .union([z.number(), z.string().regex(/^\d+(?:\.\d+)?(?:px|%)?$/, 'Expected 320, 320px or 80%')])
    .optional(),
  /** Heading of the text. */
  title: z.string().optional(),
  /** Sentence below the heading. */
  description: z.string().optional(),
  /** Points below the description. */
  list: z.array(textImageItemSchema).optional(),
});

export type TextImageFields = z.infer<typeof textImageSchema>;
