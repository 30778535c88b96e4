import { z } from 'zod';

/** What authors may set under `markdown`. */
export const replitOptions = {
  /** `@[replit](user/repl)`. @default true */
  replit: z.boolean().default(true),
};
