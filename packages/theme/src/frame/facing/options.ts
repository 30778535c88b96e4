import { z } from 'zod';

/** Options of facing pages. */
export const facingOptions = {
  /** A button that opens the page beside its translation. @default true */
  facing: z.boolean().default(true),
};
