import { z } from 'zod';

/** What authors may set under `markdown`. */
export const acfunOptions = {
  /** `@[acfun](ac…)`. @default true */
  acfun: z.boolean().default(true),
};
