import { z } from 'zod';

/** Options of the large view of images. */
export const imagePreviewOptions = {
  /** Open images of the text large when they are clicked. @default true */
  imagePreview: z.boolean().default(true),
};
