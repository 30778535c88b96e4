import { passwordsSchema } from 'bifolio/markdown';
import { z } from 'zod';

/** What authors may set under `markdown`. */
export const encryptBlockOptions = {
  /** `::: encrypt`: parts of pages that open with a password. */
  encrypt: z
    .strictObject({
      /** For parts without a password of their own: one, several, or `env:NAME`. @default none */
      password: passwordsSchema.optional(),
    })
    .prefault({}),
};
