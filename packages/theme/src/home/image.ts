import { z } from 'zod';

const size = {
  alt: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
};

/** One picture. */
export const pictureSchema = z.strictObject({ src: z.string(), ...size });
/** One picture for each appearance. */
export const picturePairSchema = z.strictObject({ light: z.string(), dark: z.string(), ...size });

/** A picture: one address, one with its size, or one for each appearance. */
export const imageSchema = z.union([z.string(), pictureSchema, picturePairSchema]);

export type ImageInput = z.infer<typeof imageSchema>;
