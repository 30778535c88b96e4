/** A macro of MathJax: what it stands for, its number of arguments, and the default of the first. */
export type Macro = string | [text: string, count: number] | [text: string, count: number, fallback: string];

const arrow = (name: string): Macro => [`\\${name}[#1]{#2}`, 2, ''];

/**
 * MathJax draws arrows and bonds of chemistry with a font of its own, which is a package of its own. These are the nearest
 * signs that its main font has.
 */
export const chemistryMacros: Readonly<Record<string, Macro>> = {
  mhchemrightarrow: '\\rightarrow',
  mhchemleftarrow: '\\leftarrow',
  mhchemleftrightarrow: '\\leftrightarrow',
  mhchemlongrightarrow: '\\longrightarrow',
  mhchemlongleftarrow: '\\longleftarrow',
  mhchemlongleftrightarrow: '\\longleftrightarrow',
  mhchemlongleftrightarrows: '\\rightleftarrows',
  mhchemlongrightleftharpoons: '\\rightleftharpoons',
  mhchemlongRightleftharpoons: '\\rightleftharpoons',
  mhchemlongLeftrightharpoons: '\\leftrightharpoons',
  mhchemxrightarrow: arrow('xrightarrow'),
  mhchemxleftarrow: arrow('xleftarrow'),
  mhchemxleftrightarrow: arrow('xleftrightarrow'),
  mhchemxleftrightarrows: arrow('xleftrightarrow'),
  mhchemxrightleftharpoons: arrow('xrightleftharpoons'),
  mhchemxRightleftharpoons: arrow('xrightleftharpoons'),
  mhchemxLeftrightharpoons: arrow('xleftrightharpoons'),
  tripledash: '\\mathord{\\cdot\\cdot\\cdot}',
  mhchemBondTD: '\\mathord{\\underline{\\cdot\\cdot\\cdot}}',
  mhchemBondTDD: '\\mathord{\\underline{\\underline{\\cdot\\cdot\\cdot}}}',
  mhchemBondDTD: '\\mathord{\\overline{\\underline{\\cdot\\cdot\\cdot}}}',
};
