import { z } from 'zod';

/** A button of a hero. */
export const actionSchema = z.strictObject({
  /** Text of the button. */
  text: z.string(),
  /** Path of a page, `.md` file, or URL. */
  link: z.string(),
  /** Filled, outlined, or outlined in the color of sponsors. @default 'alt' */
  theme: z.enum(['brand', 'alt', 'sponsor']).optional(),
  /** Name of the icon before the text. */
  icon: z.string().optional(),
  /** Name of the icon after the text. */
  suffixIcon: z.string().optional(),
  /** `_blank` opens a new tab. */
  target: z.string().optional(),
  /** `rel` of the link, such as `nofollow`. */
  rel: z.string().optional(),
});
