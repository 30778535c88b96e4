import { z } from 'zod';

/** The theme's option `copyCode`. */
export const copyCodeSchema = z.union([
  z.boolean(),
  z.strictObject({
    /** Show the button on screens narrower than 420 px too. @default false */
    showInMobile: z.boolean().optional(),
    /** Milliseconds for which the button says that the code was copied. @default 2000 */
    duration: z.number().int().positive().optional(),
    /** Copy code within a sentence by a double click. @default false */
    inline: z.boolean().optional(),
  }),
]);

/** The same with its defaults, or `false` for no button. */
export type CopyCode = false | { showInMobile: boolean; duration: number; inline: boolean };

/** What the author wrote with every default filled in. */
export function copyCodeOf(option: z.input<typeof copyCodeSchema> = true): CopyCode {
  if (option === false) return false;
  const { showInMobile = false, duration = 2000, inline = false } = option === true ? {} : option;
  return { showInMobile, duration, inline };
}
