import { z } from 'zod';
import { switchable } from '../../core/schemas/switchable.ts';

/** `$a^2$` and `$$…$$`, rendered at build; `false` leaves dollars alone. */
export const mathOptions = switchable({
  /** Renderer: KaTeX writes MathML, MathJax draws SVG. MathJax needs the package `@mathjax/src`. @default 'katex' */
  type: z.enum(['katex', 'mathjax']).default('katex'),
  /** Copy formulas as TeX. @default false */
  copy: z.boolean().default(false),
  /** Characters around formulas: `dollars`, `brackets` or both. `dollars`: `$…$` and `$$…$$`; `brackets`: `\(…\)` and `\[…\]`. @default 'dollars' */
  delimiters: z.enum(['dollars', 'brackets', 'all']).default('dollars'),
  /** Chemistry: `\ce{H2O}`, `\pu{…}`. @default true */
  mhchem: z.boolean().default(true),
  /** Commands of your own. `{ '\\R': '\\mathbb{R}' }` @default {} */
  macros: z.record(z.string(), z.string()).default({}),
});
