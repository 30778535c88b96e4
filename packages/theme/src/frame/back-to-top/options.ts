import { z } from 'zod';

/** What a page says of the button that leads back to its top. */
export const backToTopFields = {
  /** `false` leaves the button out. @default true */
  backToTop: z.boolean().optional(),
};
