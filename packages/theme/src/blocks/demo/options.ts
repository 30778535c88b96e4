import { z } from 'zod';

/** What authors may set under `markdown`. */
export const demoOptions = {
  /** `::: demo`, `@[demo](./page.html)`. @default true */
  demo: z.boolean().default(true),
};
