import { passwordsSchema } from 'bifolio/markdown';
import { z } from 'zod';

/** What authors may set under `markdown`. */
export const encryptBlockOptions = {
  /** `::: encrypt`: parts of pages that a password unlocks. Always on; `true` changes nothing. */
  encrypt: z
    .union([
      z.literal(true).transform(() => ({ password: undefined })),
      z.strictObject({
        /** Password of locked parts without one. @default none */
        password: passwordsSchema.optional(),
      }),
    ])
    .prefault({}),
};
