import { z } from 'zod';

const leaf = z.union([z.boolean(), z.literal('reference')]);

/** Options of the second leaf. */
export const leafOptions = {
  /** A second leaf for code and notes. From 1440 px on, code, wide tables and `::: aside` are in a second column beside their paragraphs. @since 1.0.0-rc.176 @default 'reference' */
  leaf: leaf.default('reference'),
};

/** The same for one page. */
export const leafFields = {
  /** A second leaf for code and notes. @since 1.0.0-rc.176 @default the theme's `leaf` */
  leaf: leaf.optional(),
};
