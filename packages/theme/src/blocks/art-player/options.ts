import { z } from 'zod';

/** What authors may set under `markdown`. */
export const artPlayerOptions = {
  /** `@[artPlayer](/film.mp4)`. @default true */
  artPlayer: z.boolean().default(true),
};
