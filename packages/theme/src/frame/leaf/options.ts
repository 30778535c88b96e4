import { z } from 'zod';

const leaf = z.union([z.boolean(), z.literal('reference')]);

/** Options of the second leaf. */
export const leafOptions = {
  /** From 1440 px on, show code, wide tables and `::: aside` in a second column beside their paragraphs: on all pages, none, or those with `::: field` (`'reference'`). @default 'reference' */
  leaf: leaf.default('reference'),
};

/** The same for one page. */
export const leafFields = {
  /** From 1440 px on, show code, wide tables and `::: aside` in a second column beside their paragraphs. @default the theme's `leaf` */
  leaf: leaf.optional(),
};
