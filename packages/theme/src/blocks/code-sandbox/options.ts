import { z } from 'zod';

/** What authors may set under `markdown`. */
export const codeSandboxOptions = {
  /** `@[codesandbox](id)`. @default true */
  codeSandbox: z.boolean().default(true),
};
