/** Names of the looks that a flowchart may have. */
export const PRESETS = ['vue', 'ant', 'pie'] as const;
export type Preset = (typeof PRESETS)[number];

/** Colors that a flowchart is drawn in. */
export interface FlowColors {
  text: string;
  line: string;
  ground: string;
  tip: string;
  tipSoft: string;
  info: string;
  infoSoft: string;
  warning: string;
  warningSoft: string;
  accent: string;
  accentSoft: string;
}

/** How `flowchart.ts` draws a preset: `vue` in green, `ant` in blue, `pie` with a color for each kind of node. */
export function flowPreset(preset: Preset, colors: FlowColors, font: string): object {
  const common = {
    x: 0,
    y: 0,
    'line-width': 1.5,
    'line-length': 50,
    'text-margin': 12,
    'font-size': 14,
    'font-family': font,
    'font-color': colors.text,
    'line-color': colors.line,
    'yes-text': 'yes',
    'no-text': 'no',
    'arrow-end': 'block',
  };
  const node = (edge: string, fill: string) => ({ 'element-color': edge, fill });
  const tip = node(colors.tip, colors.tipSoft);
  const info = node(colors.info, colors.infoSoft);
  const warning = node(colors.warning, colors.warningSoft);
  const accent = node(colors.accent, colors.accentSoft);
  if (preset === 'pie')
    return {
      ...common,
      ...info,
      symbols: { start: tip, end: accent, condition: warning, inputoutput: tip, parallel: warning },
    };
  const own = preset === 'ant' ? info : tip;
  return {
    ...common,
    ...own,
    symbols: { start: own, end: own, condition: node(own['element-color'], colors.ground) },
  };
}

/** How much smaller than drawn, by the width of the window in CSS pixels. */
export function flowScale(windowWidth: number): number {
  if (windowWidth < 419) return 0.8;
  return windowWidth > 1280 ? 1 : 0.9;
}
