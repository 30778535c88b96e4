import { z } from 'zod';

/** What a page says of the sign at the foot of the first screen. */
export const signDownFields = {
  /** Point out, at the foot of the first screen, that there is more below. @default false */
  signDown: z.boolean().optional(),
};
