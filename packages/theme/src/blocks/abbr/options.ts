import { z } from 'zod';

const presets = z.record(z.string(), z.string());

/** What authors may set under `markdown.env`. */
export const abbrPresets = {
  /** Abbreviations: `{ HTML: 'Hyper Text Markup Language' }` is `*[HTML]: …` on every page. @default {} */
  abbreviations: presets.default({}),
};

/** What authors may set under `markdown`. */
export const abbrOptions = {
  /** `*[HTML]: …`. An object has the same effect as `env.abbreviations`. @default true */
  abbr: z.union([z.boolean(), presets]).default(true),
};
