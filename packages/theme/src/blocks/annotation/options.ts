import { z } from 'zod';

const presets = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** What authors may set under `markdown.env`. */
export const annotationPresets = {
  /** Annotations: `{ seal: 'Cinnabar, **not** red.' }` is `[+seal]: …` on every page; a list has several. @default {} */
  annotations: presets.default({}),
};

/** What authors may set under `markdown`. */
export const annotationOptions = {
  /** `word [+note]`. An object has the same effect as `env.annotations`. @default true */
  annotation: z.union([z.boolean(), presets]).default(true),
};
