import { z } from 'zod';

/** Options of the links to neighbouring pages. */
export const pagerOptions = {
  /** Links to the previous and next page. @default true */
  prevPage: z.boolean().default(true),
  /** Links to the previous and next page. @default true */
  nextPage: z.boolean().default(true),
};
