import { z } from 'zod';

/** What authors may set under `markdown`. */
export const demoOptions = {
  /** `::: demo` and `@[demo](./page.html)`: source that runs in a frame of its own. @default true */
  demo: z.boolean().default(true),
};
