import { z } from 'zod';

/** What authors may set under `markdown`. */
export const mermaidOptions = {
  /** Fences of the language `mermaid`, and of the kinds of diagrams such as `sequence`. Needs the package `mermaid`. @default true */
  mermaid: z.boolean().default(true),
};
