import { z } from 'zod';

/** What authors may set under `markdown`. */
export const audioReaderOptions = {
  /** `@[audioReader](/word.mp3)`. @default true */
  audioReader: z.boolean().default(true),
};
