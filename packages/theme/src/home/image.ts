import { z } from 'zod';

const size = {
  /** Text for screen readers. @default '' */
  alt: z.string().optional(),
  /** Width in pixels. */
  width: z.number().optional(),
  /** Height in pixels. */
  height: z.number().optional(),
};

/** One image. */
export const pictureSchema = z.strictObject({
  /** Path in `public`, or URL. */
  src: z.string(),
  ...size,
});
/** One image for each appearance. */
export const picturePairSchema = z.strictObject({
  /** Image in light appearance. */
  light: z.string(),
  /** Image in dark appearance. */
  dark: z.string(),
  ...size,
});

/** An image: one URL, one with its size, or one for each appearance. */
export const imageSchema = z.union([z.string(), pictureSchema, picturePairSchema]);

export type ImageInput = z.infer<typeof imageSchema>;
