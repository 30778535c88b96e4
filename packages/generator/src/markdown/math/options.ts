import { z } from 'zod';
import { switchable } from '../../core/schemas/switchable.ts';

/** `$a^2$` and `$$…$$`, rendered at build; `false` leaves dollars alone. */
export const mathOptions = switchable({
  /** KaTeX writes MathML, which browsers draw; MathJax draws SVG itself and needs the package `@mathjax/src`. @default 'katex' */
  type: z.enum(['katex', 'mathjax']).default('katex'),
  /** Copy formulas in a selection as TeX. @default false */
  copy: z.boolean().default(false),
  /** `dollars`: `$…$` and `$$…$$`; `brackets`: `\(…\)` and `\[…\]`; or both. @default 'dollars' */
  delimiters: z.enum(['dollars', 'brackets', 'all']).default('dollars'),
  /** Chemistry: `\ce{H2O}` and `\pu{…}`. @default true */
  mhchem: z.boolean().default(true),
  /** Commands of your own: `{ '\\R': '\\mathbb{R}' }`. @default {} */
  macros: z.record(z.string(), z.string()).default({}),
});
