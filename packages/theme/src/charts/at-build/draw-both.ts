import { CHART_TOKENS } from '../drawing/chart-tokens.ts';
import { readColors } from '../drawing/read-colors.ts';
import { bothAppearances } from './both-appearances.ts';
import { flatSvg } from './flat-svg.ts';
import type { FlatNode } from './types.ts';

/** What every picture needs to know of its page. */
export interface DrawingInput {
  /** Style sheet with the tokens. */
  tokens: string;
  /** BCP 47 tag: letters differ by language. */
  lang: string;
}

/** Where a library draws. */
export interface DrawingDesk {
  /** An empty element in the document. */
  element: HTMLElement;
  isDark: boolean;
  font: string;
}

/** Pixels that a picture may be wide. */
const WIDTH = 720;

/** Markup of a picture that `draw` makes once in light and once in dark, in the colors of the tokens. */
export async function drawBoth(
  { tokens, lang }: DrawingInput,
  draw: (desk: DrawingDesk) => Promise<SVGSVGElement>,
): Promise<string> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokens);
  document.adoptedStyleSheets = [sheet];
  document.documentElement.lang = lang;
  const light = await drawOne('light', draw);
  const dark = await drawOne('dark', draw);
  return bothAppearances(light.node, dark.node, { light: light.colors, dark: dark.colors });
}

async function drawOne(
  theme: 'light' | 'dark',
  draw: (desk: DrawingDesk) => Promise<SVGSVGElement>,
): Promise<{ node: FlatNode; colors: Record<string, string> }> {
  document.documentElement.dataset.theme = theme;
  Math.random = sameRandom();
  const element = document.createElement('div');
  element.style.cssText = `width: ${WIDTH}px; font: 16px/1.7 var(--font-sans); color: var(--text)`;
  document.body.replaceChildren(element);
  const font = getComputedStyle(element).fontFamily;
  const svg = await draw({ element, isDark: theme === 'dark', font });
  const colors = readColors(element, CHART_TOKENS);
  return { node: flatSvg(svg), colors: mapped(colors) };
}

/** Some libraries choose names by chance, and a picture is the same in each build. */
function sameRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const mapped = (colors: Record<string, string>) =>
  Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, inChannels(color)]));

/** `#rrggbb` as browsers tell computed colors. */
function inChannels(color: string): string {
  const channels = color.match(/[\da-f]{2}/gi)?.map((part) => Number.parseInt(part, 16)) ?? [];
  return `rgb(${channels.join(', ')})`;
}
