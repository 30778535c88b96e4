import { z } from 'zod';

/** Options of the actions for a page as Markdown. */
export const copyPageOptions = {
  /** Shows "Copy page" and a link to the Markdown of the page, on pages that have it. @default true */
  copyPage: z.boolean().default(true),
};
