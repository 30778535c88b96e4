import { z } from 'zod';

/** What authors may set under `markdown`. */
export const chartjsOptions = {
  /** `::: chartjs`. Needs the package `chart.js`. @default true */
  chartjs: z.boolean().default(true),
};
