import { z } from 'zod';

/** A badge beside a title: plain text, or text with a type such as `warning` or `danger` and colours of its own. */
export const badgeSchema = z.union([
  z.string(),
  z.strictObject({
    text: z.string(),
    /** `info`, `tip`, `warning`, `danger`, or a name that the theme knows. */
    type: z.string().optional(),
    color: z.string().optional(),
    bgColor: z.string().optional(),
    borderColor: z.string().optional(),
  }),
]);

export type Badge = z.output<typeof badgeSchema>;
