import { switchable } from 'bifolio';
import { z } from 'zod';

/** Options of the button that copies a code block. */
export const copyCodeOptions = {
  /** A button on each code block that copies it; `false` for none. @default true */
  copyCode: switchable({
    /** Also show it on screens narrower than 420 pixels. @default false */
    showInMobile: z.boolean().default(false),
    /** Milliseconds that the tick is shown. @default 2000 */
    duration: z.number().int().positive().default(2000),
    /** Double-click copies code in a sentence. @default false */
    inline: z.boolean().default(false),
  }),
};
