import { z } from 'zod';

/** What authors may set under `markdown`. */
export const collapseOptions = {
  /** `::: collapse`. @default true */
  collapse: z.boolean().default(true),
};
