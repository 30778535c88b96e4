import { z } from 'zod';

/** Options of the second leaf. */
export const leafOptions = {
  /** From 1440 px on, show code, wide tables and `::: aside` in a second column beside their paragraphs. @default false */
  leaf: z.boolean().default(false),
};

/** The same for one page. */
export const leafFields = {
  /** From 1440 px on, show code, wide tables and `::: aside` in a second column beside their paragraphs. @default the theme's `leaf` */
  leaf: z.boolean().optional(),
};
