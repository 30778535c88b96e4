import { z } from 'zod';

/** What authors may set under `markdown`. */
export const jsfiddleOptions = {
  /** `@[jsfiddle](user/id)`. @default true */
  jsfiddle: z.boolean().default(true),
};
