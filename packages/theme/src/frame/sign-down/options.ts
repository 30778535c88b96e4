import { z } from 'zod';

/** What a page says of the sign at the foot of the first screen. */
export const signDownFields = {
  /** `true` shows an arrow at the bottom of the first screen. @default false */
  signDown: z.boolean().optional(),
};
