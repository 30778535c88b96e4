import { z } from 'zod';

/** Options of facing pages. */
export const facingOptions = {
  /** A button that opens the page beside its translation. @since 1.0.0-rc.176 @default true */
  facing: z.boolean().default(true),
};
