import { z } from 'zod';

/** What a page says of its document. */
export const documentFields = {
  /** Class of `<body>`, for stylesheets of your own. */
  pageClass: z.string().optional(),
};
