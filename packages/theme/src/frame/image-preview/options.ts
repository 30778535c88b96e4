import { z } from 'zod';

/** Options of the large view of images. */
export const imagePreviewOptions = {
  /** Enlarge images on click. @default true */
  imagePreview: z.boolean().default(true),
};
