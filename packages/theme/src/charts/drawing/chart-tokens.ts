/** Tokens that charts are drawn in. Where two have one color, the first names it. */
export const CHART_TOKENS = [
  '--text',
  '--text-soft',
  '--bg',
  '--bg-raised',
  '--bg-sunken',
  '--rule',
  '--control',
  '--accent',
  '--accent-soft',
  '--tip',
  '--tip-soft',
  '--info',
  '--info-soft',
  '--warning',
  '--warning-soft',
  '--important',
  '--important-soft',
] as const;

/** What they are on a page. */
export type LookColors = Record<(typeof CHART_TOKENS)[number], string>;
