import { switchable } from 'bifolio';
import { z } from 'zod';

/** Options of the button that copies a code block. */
export const copyCodeOptions = {
  /** A button on each code block that copies it; `false` for none. @default true */
  copyCode: switchable({
    /** Show the button on screens narrower than 420 px too. @default false */
    showInMobile: z.boolean().default(false),
    /** Milliseconds that the tick is shown after copying. @default 2000 */
    duration: z.number().int().positive().default(2000),
    /** Copy code within a sentence by a double click. @default false */
    inline: z.boolean().default(false),
  }),
};
