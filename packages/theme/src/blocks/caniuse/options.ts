import { switchable } from 'bifolio/markdown';
import { z } from 'zod';

/** What authors may set under `markdown`. */
export const caniuseOptions = {
  /** `@[caniuse](css-grid)`, `::: caniuse css-grid`. @default true */
  caniuse: switchable({
    /** Look of embeds without a mode: a table, or the Baseline status. @default 'embed' */
    mode: z.enum(['embed', 'image', 'baseline']).default('embed'),
    /** Start of the URL of frames. @default none: tables are made by the build */
    frame: z.url({ protocol: /^https?$/ }).optional(),
  }),
};
