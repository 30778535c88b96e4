import { z } from 'zod';

/** What authors may set under `markdown`. */
export const fieldOptions = {
  /** `::: field`, `:::: field-group`. @default true */
  field: z.boolean().default(true),
};
