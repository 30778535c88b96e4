import { z } from 'zod';

/** What authors may set under `markdown`. */
export const bilibiliOptions = {
  /** `@[bilibili](BV…)`. @default true */
  bilibili: z.boolean().default(true),
};
