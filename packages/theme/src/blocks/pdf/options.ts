import { z } from 'zod';

/** What authors may set under `markdown`. */
export const pdfOptions = {
  /** `@[pdf](/paper.pdf)`. @default true */
  pdf: z.boolean().default(true),
};
