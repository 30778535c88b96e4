import { z } from 'zod';

/** What authors may set under `markdown`. */
export const plotOptions = {
  /** `!!word!!`. @default true */
  plot: z.boolean().default(true),
};

/** What a page says of all its plots; what a plot says itself goes before. */
export const plotFields = {
  /** `trigger` and `effect` of all hidden text on the page. */
  plot: z
    .strictObject({
      /** Action that shows the text. @default 'hover' */
      trigger: z.enum(['hover', 'click']).optional(),
      /** How it is hidden. @default 'mask' */
      effect: z.enum(['mask', 'blur']).optional(),
    })
    .optional(),
};
