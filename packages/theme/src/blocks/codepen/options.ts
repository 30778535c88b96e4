import { z } from 'zod';

/** What authors may set under `markdown`. */
export const codepenOptions = {
  /** `@[codepen](user/pen)`. @default true */
  codepen: z.boolean().default(true),
};
