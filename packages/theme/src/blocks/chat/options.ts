import { z } from 'zod';

/** What authors may set under `markdown`. */
export const chatOptions = {
  /** `::: chat`. @default true */
  chat: z.boolean().default(true),
};
