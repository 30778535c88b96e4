import { z } from 'zod';

const size = {
  /** What the picture shows, for screen readers. @default '' */
  alt: z.string().optional(),
  /** In pixels. */
  width: z.number().optional(),
  /** In pixels. */
  height: z.number().optional(),
};

/** One picture. */
export const pictureSchema = z.strictObject({
  /** Path in `public`, or an address. */
  src: z.string(),
  ...size,
});
/** One picture for each appearance. */
export const picturePairSchema = z.strictObject({
  /** The picture in light appearance. */
  light: z.string(),
  /** The picture in dark appearance. */
  dark: z.string(),
  ...size,
});

/** A picture: one address, one with its size, or one for each appearance. */
export const imageSchema = z.union([z.string(), pictureSchema, picturePairSchema]);

export type ImageInput = z.infer<typeof imageSchema>;
