import { z } from 'zod';

/** What authors may set under `markdown`. */
export const flowchartOptions = {
  /** Fences of the languages `flow` and `flowchart`. Needs the package `flowchart.ts`. @default true */
  flowchart: z.boolean().default(true),
};
