import type { LookColors } from '../../charts/drawing/chart-tokens.ts';

/** The colors of a diagram, by Mermaid's names for them. `code`: its source. */
export function mermaidColors(colors: LookColors, code: string) {
  const text = colors['--text'];
  const soft = ['--info', '--tip', '--warning', '--important', '--accent'] as const;
  const grounds = soft.map((name) => colors[`${name}-soft`]);
  const strokes = soft.map((name) => colors[name]);
  return {
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
    gridColor: colors['--control'],
    ...pieColors(colors, grounds),
    // A radar draws lines in what others fill shapes with.
    ...numbered('cScale', /^\s*radar/m.test(code) ? strokes : grounds, 0, 11),
    ...numbered('cScaleLabel', [text], 0, 11),
    ...numbered('fillType', grounds, 0, 7),
    ...numbered('venn', grounds, 1, 8),
    ...numbered('git', strokes, 0, 7),
    ...numbered('gitBranchLabel', [colors['--bg']], 0, 7),
    ...numbered('gitInv', [colors['--bg']], 0, 7),
    ...frameColors(colors),
    xyChart: chartColors(colors, strokes),
  };
}

const pieColors = (colors: LookColors, grounds: readonly string[]) => ({
  pieTitleTextColor: colors['--text'],
  pieSectionTextColor: colors['--text'],
  pieLegendTextColor: colors['--text'],
  pieStrokeColor: colors['--control'],
  pieOuterStrokeColor: colors['--control'],
  pieOpacity: '1',
  ...numbered('pie', grounds, 1, 12),
});

/** Of architectures, packets and commits. */
const frameColors = (colors: LookColors) => ({
  archEdgeColor: colors['--text-soft'],
  archEdgeArrowColor: colors['--text-soft'],
  archGroupBorderColor: colors['--control'],
  packet: {
    startByteColor: colors['--text'],
    endByteColor: colors['--text'],
    labelColor: colors['--text'],
    titleColor: colors['--text'],
    blockStrokeColor: colors['--info'],
    blockFillColor: colors['--info-soft'],
  },
  commitLabelColor: colors['--text'],
  commitLabelBackground: colors['--bg-sunken'],
});

const chartColors = (colors: LookColors, strokes: readonly string[]) => ({
  backgroundColor: colors['--bg'],
  titleColor: colors['--text'],
  xAxisLabelColor: colors['--text'],
  xAxisTitleColor: colors['--text'],
  yAxisLabelColor: colors['--text'],
  yAxisTitleColor: colors['--text'],
  plotColorPalette: strokes.join(', '),
});

/** `prefix0`, `prefix1` and so on, from a number to another, in colors that come again. */
const numbered = (prefix: string, values: readonly string[], from: number, to: number) =>
  Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, index) => [
      `${prefix}${from + index}`,
      values[index % values.length] ?? '',
    ]),
  );
