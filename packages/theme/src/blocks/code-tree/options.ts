import { z } from 'zod';

/** What authors may set under `markdown`. */
export const codeTreeOptions = {
  /** `::: code-tree` and `@[code-tree](./folder)`. @default true */
  codeTree: z.boolean().default(true),
};
