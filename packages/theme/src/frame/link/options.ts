import { z } from 'zod';

/** Options of links in pages and frame. */
export const linkOptions = {
  /** Mark links that lead to other sites. @default true */
  externalLinkIcon: z.boolean().default(true),
};

/** The same for one page. */
export const linkFields = {
  /** Mark links that lead to other sites. @default the theme's `externalLinkIcon` */
  externalLinkIcon: z.boolean().optional(),
};
