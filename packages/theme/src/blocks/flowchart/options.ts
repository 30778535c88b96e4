import { z } from 'zod';

/** What authors may set under `markdown`. */
export const flowchartOptions = {
  /** ` ```flow `. Needs the package `flowchart.ts`. @default true */
  flowchart: z.boolean().default(true),
};
