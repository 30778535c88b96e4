import { z } from 'zod';

/** What a page says of the button that leads back to its top. */
export const backToTopFields = {
  /** `false` removes the "Back to top" button. @default true */
  backToTop: z.boolean().optional(),
};
