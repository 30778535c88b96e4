import { switchable } from 'bifolio/markdown';
import { z } from 'zod';

/** What authors may set under `markdown`. */
export const codeTreeOptions = {
  /** `::: code-tree` and `@[code-tree](./folder)`; `false` leaves such text alone. Settings are for trees that do not say it. @default true */
  codeTree: switchable({
    /** Whether the icons of files tell their kinds apart by colour. @default 'colored' */
    icon: z.enum(['colored', 'simple']).default('colored'),
    /** How high they are: a CSS length, or a number of pixels. @default '320px' */
    height: z.union([z.string(), z.number().positive()]).default('320px'),
  }),
};

export type CodeTreeSettings = Exclude<z.output<typeof codeTreeOptions.codeTree>, false>;
