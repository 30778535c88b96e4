import { switchable } from 'bifolio/markdown';
import { z } from 'zod';

/** What authors may set under `markdown`. */
export const fileTreeOptions = {
  /** `::: file-tree`. @default true */
  fileTree: switchable({
    /** Icons of trees without their own setting. @default 'colored' */
    icon: z.enum(['colored', 'simple']).default('colored'),
  }),
};
