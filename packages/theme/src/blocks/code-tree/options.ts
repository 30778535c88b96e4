import { switchable } from 'bifolio/markdown';
import { z } from 'zod';

/** What authors may set under `markdown`. */
export const codeTreeOptions = {
  /** `::: code-tree`, `@[code-tree](./folder)`. Options are defaults for trees that don't set them. @default true */
  codeTree: switchable({
    /** `simple` shows icons in one color. @default 'colored' */
    icon: z.enum(['colored', 'simple']).default('colored'),
    /** Height of the tree. A CSS length, or a number of pixels. @default '320px' */
    height: z.union([z.string(), z.number().positive()]).default('320px'),
  }),
};

export type CodeTreeSettings = Exclude<z.output<typeof codeTreeOptions.codeTree>, false>;
