import { switchable } from 'bifolio/markdown';
import { z } from 'zod';

/** What authors may set under `markdown`. */
export const caniuseOptions = {
  /** `@[caniuse](css-grid)` and `::: caniuse css-grid`; `false` leaves such text alone. @default true */
  caniuse: switchable({
    /** Look of embeds without a mode: a table (`embed`), or the Baseline status. @default 'embed' */
    mode: z.enum(['embed', 'image', 'baseline']).default('embed'),
    /** Address before the feature's name, for sites that show the pages of a host in frames. @default none: tables are made by the build */
    frame: z.url({ protocol: /^https?$/ }).optional(),
  }),
};
