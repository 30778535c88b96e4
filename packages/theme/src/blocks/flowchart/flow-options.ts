import { readColors } from '../../charts/drawing/read-colors.ts';
import { flowPreset, type Preset } from './presets.ts';

const TOKENS = [
  '--text',
  '--text-soft',
  '--bg',
  '--tip',
  '--tip-soft',
  '--info',
  '--info-soft',
  '--warning',
  '--warning-soft',
  '--accent',
  '--accent-soft',
] as const;

/** What `flowchart.ts` is told of a flowchart in this element, at a scale: its colors and its font. */
export function flowOptions(element: HTMLElement, preset: Preset): (scale: number) => object {
  const read = readColors(element, TOKENS);
  const colors = {
    text: read['--text'],
    line: read['--text-soft'],
    ground: read['--bg'],
    tip: read['--tip'],
    tipSoft: read['--tip-soft'],
    info: read['--info'],
    infoSoft: read['--info-soft'],
    warning: read['--warning'],
    warningSoft: read['--warning-soft'],
    accent: read['--accent'],
    accentSoft: read['--accent-soft'],
  };
  const options = flowPreset(preset, colors, getComputedStyle(element).fontFamily);
  return (scale) => pinned({ ...options, scale });
}

/** Version 3.0 of the library writes its defaults over what it is given; these do not change. */
function pinned(options: Record<string, unknown>): object {
  const get = Object.entries(options).map(([name, value]) => [
    name,
    { get: () => value, set() {}, enumerable: true },
  ]);
  return Object.defineProperties({}, Object.fromEntries(get));
}
