import { z } from 'zod';

/** Options of links in pages and frame. */
export const linkOptions = {
  /** Show an icon after external links. @default true */
  externalLinkIcon: z.boolean().default(true),
};

/** The same for one page. */
export const linkFields = {
  /** Show an icon after external links. @default the theme's `externalLinkIcon` */
  externalLinkIcon: z.boolean().optional(),
  /** The older name of `externalLinkIcon`. */
  externalLink: z.boolean().optional(),
};
