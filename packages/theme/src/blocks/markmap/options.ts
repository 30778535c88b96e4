import { z } from 'zod';

/** What authors may set under `markdown`. */
export const markmapOptions = {
  /** Fences of the language `markmap`. Needs the package `markmap-view`. @default true */
  markmap: z.boolean().default(true),
};
