import { z } from 'zod';

/** What authors may set under `markdown.env`. */
export const abbrPresets = {
  /** Abbreviations: `{ HTML: 'Hyper Text Markup Language' }` is `*[HTML]: …` on every page. @default {} */
  abbreviations: z.record(z.string(), z.string()).default({}),
};

/** What authors may set under `markdown`. */
export const abbrOptions = {
  /** `*[HTML]: …`. @default true */
  abbr: z.boolean().default(true),
};
