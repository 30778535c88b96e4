import { z } from 'zod';

/** What authors may set under `markdown`. */
export const mermaidOptions = {
  /** ` ```mermaid `, ` ```sequence `. Needs the package `mermaid`. @default true */
  mermaid: z.boolean().default(true),
};
