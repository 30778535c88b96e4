import { z } from 'zod';

/** What authors may set under `markdown`. */
export const youtubeOptions = {
  /** `@[youtube](id)`. @default true */
  youtube: z.boolean().default(true),
};
