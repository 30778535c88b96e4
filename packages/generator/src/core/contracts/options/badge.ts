import { z } from 'zod';

/** A badge beside a title: plain text, or text with a type such as `warning` or `danger` and colours of its own. */
export const badgeSchema = z.union([
  z.string(),
  z.strictObject({
    /** What the badge says. */
    text: z.string(),
    /** `info`, `tip`, `warning`, `danger`, or a name that the theme knows. */
    type: z.string().optional(),
    /** Color of the text. */
    color: z.string().optional(),
    /** Color of the ground. */
    bgColor: z.string().optional(),
    /** Color of the edge. */
    borderColor: z.string().optional(),
  }),
]);

/** A badge beside a title. */
export type Badge = z.output<typeof badgeSchema>;
