import { z } from 'zod';

/** What authors may set under `markdown`. */
export const echartsOptions = {
  /** `::: echarts`, ` ```echarts `. Needs the package `echarts`. @default true */
  echarts: z
    .union([
      z.boolean(),
      z.strictObject({
        /**
         * A module whose default export is called with `echarts` before the first chart is drawn, at build time and in browsers: a path or a
         * `file:` URL. @default none
         */
        setup: z.string().optional(),
      }),
    ])
    .default(true),
};
