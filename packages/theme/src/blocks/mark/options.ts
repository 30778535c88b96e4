import { z } from 'zod';

/** What authors may set under `markdown`. */
export const markOptions = {
  /** `==word==`. Drawn when the page appears, or with `'lazy'` when it comes into view. @default true */
  mark: z.union([z.boolean(), z.enum(['eager', 'lazy'])]).default(true),
};
