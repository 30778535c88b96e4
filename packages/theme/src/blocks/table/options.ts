import { switchable } from 'bifolio/markdown';
import { z } from 'zod';

/** What authors may set under `markdown`. */
export const tableOptions = {
  /** `::: table`. Options are defaults for tables that don't set them. @default true */
  table: switchable({
    /** Alignment of tables. @default 'left' */
    align: z.enum(['left', 'center', 'right']).default('left'),
    /** Copy buttons: `true` and `'all'` are both. @default true */
    copy: z.union([z.boolean(), z.enum(['all', 'html', 'md'])]).default(true),
    /** As wide as their longest lines. @default false */
    maxContent: z.boolean().default(false),
    /** As wide as the column. @default false */
    fullWidth: z.boolean().default(false),
  }),
};
