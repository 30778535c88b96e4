import type { LookColors } from '../../charts/drawing/chart-tokens.ts';
import { mermaidColors } from './mermaid-colors.ts';
import { MOST_CHARACTERS, MOST_EDGES } from './size-problem.ts';

/** Mermaid's configuration for the colors of a page. Nothing in a diagram runs script. */
export function mermaidLook(
  colors: LookColors,
  { isDark, font, code }: { isDark: boolean; font: string; code: string },
) {
  return {
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    maxEdges: MOST_EDGES,
    maxTextSize: MOST_CHARACTERS,
    theme: 'base',
    fontFamily: font,
    // Colors that multiply vanish on a dark ground.
    themeCSS: isDark ? '.links .link { mix-blend-mode: screen !important }' : '',
    themeVariables: {
      darkMode: isDark,
      fontFamily: font,
      fontSize: '14px',
      ...mermaidColors(colors, code),
    },
  };
}
