import { z } from 'zod';

/** What authors may set under `markdown`. */
export const timelineOptions = {
  /** `::: timeline`. @default true */
  timeline: z.boolean().default(true),
};
