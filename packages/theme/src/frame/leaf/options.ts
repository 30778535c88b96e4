import { z } from 'zod';

/** Options of the second leaf. */
export const leafOptions = {
  /** From 1440 px on, code, wide tables and `::: aside` stand on a second leaf beside their paragraphs. @default false */
  leaf: z.boolean().default(false),
};

/** The same for one page. */
export const leafFields = {
  /** From 1440 px on, code, wide tables and `::: aside` stand on a second leaf beside their paragraphs. @default the theme's `leaf` */
  leaf: z.boolean().optional(),
};
