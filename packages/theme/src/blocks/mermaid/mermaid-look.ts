import { MOST_CHARACTERS, MOST_EDGES } from './size-problem.ts';

/** Tokens that diagrams are drawn in. */
export const LOOK = [
  '--bg',
  '--bg-raised',
  '--bg-sunken',
  '--rule',
  '--control',
  '--text',
  '--text-soft',
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
type LookColors = Record<(typeof LOOK)[number], string>;

/** Mermaid's configuration for the colors of a page. Nothing in a diagram runs script. */
export function mermaidLook(
  colors: LookColors,
  { isDark, font, code }: { isDark: boolean; font: string; code: string },
) {
  const text = colors['--text'];
  const soft = ['--info', '--tip', '--warning', '--important', '--accent'] as const;
  const grounds = soft.map((name) => colors[`${name}-soft`]);
  const numbered = (prefix: string, values: readonly string[], from: number, to: number) =>
    Object.fromEntries(
      Array.from({ length: to - from + 1 }, (_, index) => [
        `${prefix}${from + index}`,
        values[index % values.length] ?? '',
      ]),
    );
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
      background: colors['--bg'],
      primaryColor: colors['--info-soft'],
      primaryTextColor: text,
      primaryBorderColor: colors['--info'],
      secondaryColor: colors['--warning-soft'],
      secondaryTextColor: text,
      secondaryBorderColor: colors['--warning'],
      tertiaryColor: colors['--bg-sunken'],
      tertiaryTextColor: text,
      tertiaryBorderColor: colors['--control'],
      lineColor: colors['--text-soft'],
      textColor: text,
      titleColor: text,
      edgeLabelBackground: colors['--bg-raised'],
      noteBkgColor: colors['--warning-soft'],
      noteTextColor: text,
      noteBorderColor: colors['--warning'],
      pieTitleTextColor: text,
      pieSectionTextColor: text,
      pieLegendTextColor: text,
      pieStrokeColor: colors['--control'],
      pieOuterStrokeColor: colors['--control'],
      pieOpacity: '1',
      ...numbered('pie', grounds, 1, 12),
      // A radar draws lines in what others fill shapes with.
      ...numbered('cScale', /^\s*radar/m.test(code) ? soft.map((name) => colors[name]) : grounds, 0, 11),
      ...numbered('cScaleLabel', [text], 0, 11),
      ...numbered('fillType', grounds, 0, 7),
      ...numbered('venn', grounds, 1, 8),
      ...numbered(
        'git',
        soft.map((name) => colors[name]),
        0,
        7,
      ),
      ...numbered('gitBranchLabel', [colors['--bg']], 0, 7),
      ...numbered('gitInv', [colors['--bg']], 0, 7),
      archEdgeColor: colors['--text-soft'],
      archEdgeArrowColor: colors['--text-soft'],
      archGroupBorderColor: colors['--control'],
      packet: {
        startByteColor: text,
        endByteColor: text,
        labelColor: text,
        titleColor: text,
        blockStrokeColor: colors['--info'],
        blockFillColor: colors['--info-soft'],
      },
      commitLabelColor: text,
      commitLabelBackground: colors['--bg-sunken'],
      xyChart: {
        backgroundColor: colors['--bg'],
        titleColor: text,
        xAxisLabelColor: text,
        xAxisTitleColor: text,
        yAxisLabelColor: text,
        yAxisTitleColor: text,
        plotColorPalette: soft.map((name) => colors[name]).join(', '),
      },
    },
  };
}
