import { z } from 'zod';

/** A picture: one address, or one for each appearance. */
export const imageSchema = z.union([
  z.string(),
  z.strictObject({
    src: z.string(),
    alt: z.string().optional(),
    width: z.number().optional(),
    height: z.number().optional(),
  }),
  z.strictObject({
    light: z.string(),
    dark: z.string(),
    alt: z.string().optional(),
    width: z.number().optional(),
    height: z.number().optional(),
  }),
]);

export type ImageInput = z.infer<typeof imageSchema>;
