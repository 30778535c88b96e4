import { z } from 'zod';

/** Options of facing pages. */
export const facingOptions = {
  /** Shows a button that opens the page beside its translation, paragraph by paragraph. @default true */
  facing: z.boolean().default(true),
};
