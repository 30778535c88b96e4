import { z } from 'zod';

/** What authors may set under `markdown.env`. */
export const annotationPresets = {
  /** Annotations: `{ seal: 'Cinnabar, **not** red.' }` is `[+seal]: …` on every page; a list has several. @default {} */
  annotations: z.record(z.string(), z.union([z.string(), z.array(z.string())])).default({}),
};

/** What authors may set under `markdown`. */
export const annotationOptions = {
  /** `word [+note]`. @default true */
  annotation: z.boolean().default(true),
};
