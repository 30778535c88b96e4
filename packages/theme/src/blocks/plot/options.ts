import { z } from 'zod';

/** What authors may set under `markdown`. */
export const plotOptions = {
  /** `!!secret!!`. @default true */
  plot: z.boolean().default(true),
};
