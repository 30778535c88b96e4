import { z } from 'zod';

/** What authors may set under `markdown`. */
export const markmapOptions = {
  /** ` ```markmap `. Needs the package `markmap-view`. @default true */
  markmap: z.boolean().default(true),
};
