import { z } from 'zod';

/** Where the cover stands: a side of the text, or above it. */
export const coverLayout = z.enum(['left', 'right', 'odd-left', 'odd-right', 'top']);
const ratio = z.union([
  z.number().refine((value) => value > 0, { error: 'a number above 0' }),
  z.string().regex(/^\d+(?:\.\d+)?\s*[:/]\s*\d+(?:\.\d+)?$/, { error: '"4:3", or a number' }),
]);

/** How covers are shown. */
export const coverSchema = z.strictObject({
  /** Side of the text; `odd-left` and `odd-right` alternate. @default 'right' */
  layout: coverLayout.optional(),
  /** Width to height: `'4:3'` or a number. @default '4:3' */
  ratio: ratio.optional(),
  /** Width in pixels. With the layout `top`, it is as wide as the text. @default 240 */
  width: z
    .number()
    .refine((width) => width > 0, { error: 'a number above 0' })
    .optional(),
  /** Frame post and cover as one card that the cover fills to its edges. @default false */
  compact: z.boolean().optional(),
  /** Show the cover above the text of its post too, at most half as high as wide. @default true */
  page: z.boolean().optional(),
});
export type CoverStyle = z.infer<typeof coverSchema>;
