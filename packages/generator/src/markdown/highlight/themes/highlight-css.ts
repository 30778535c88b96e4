import type { MarkdownOptions } from '../../options.ts';
import type { Pair } from './pair.ts';
import type { PairClasses } from './pair-classes.ts';
import { readableColor } from './readable-color.ts';
import { createThemePair } from './theme-pair.ts';

/**
 * The style sheet of highlighted code, in the layer `code`; empty when highlighting is off. It follows `color-scheme`,
 * which the theme sets together with `data-theme`. Colours that are too faint to read on the themes' grounds are
 * strengthened here, and only here.
 */
export async function highlightCss(options: Pick<MarkdownOptions, 'code'>): Promise<string> {
  if (!options.code) return '';
  const { text, ground, classes } = await createThemePair(options.code.themes);
  const readable = (pair: Pair): Pair => ({
    ...pair,
    light: readableColor(pair.light, ground.light),
    dark: readableColor(pair.dark, ground.dark),
  });
  const plain = readable(text);
  const rules = [
    `.shiki{color:${both(plain.light, plain.dark)};background-color:${both(ground.light, ground.dark)}}`,
    ...[...classes.listed].map(([name, pair]) => pairRule(name, readable(pair))),
    ...rareRules({
      lights: classes.lights.map((color) => readableColor(color, ground.light)),
      darks: classes.darks.map((color) => readableColor(color, ground.dark)),
    }),
  ];
  return `@layer code{\n${rules.join('\n')}\n}\n`;
}

const both = (light: string, dark: string) => (light === dark ? light : `light-dark(${light},${dark})`);

function pairRule(name: string, { light, dark, lightFont, darkFont }: Pair): string {
  const color = `color:${both(light, dark)}`;
  if (lightFont === darkFont) return `.${name}{${[color, ...fontDeclarations(lightFont)].join(';')}}`;
  return [`.${name}{${color}}`, fontRule('light', name, lightFont), fontRule('dark', name, darkFont)].join(
    '',
  );
}

function rareRules({ lights, darks }: Pick<PairClasses, 'lights' | 'darks'>): string[] {
  const fonts = Array.from({ length: 15 }, (_, index) => index + 1);
  return [
    '.sx{color:light-dark(var(--sl),var(--sd))}',
    ...lights.map((color, index) => `.sl${index}{--sl:${color}}`),
    ...darks.map((color, index) => `.sd${index}{--sd:${color}}`),
    ...fonts.map((font) => fontRule('light', `fl${font}`, font) + fontRule('dark', `fd${font}`, font)),
  ];
}

function fontRule(appearance: 'light' | 'dark', name: string, font: number): string {
  if (!font) return '';
  const root = appearance === 'dark' ? '[data-theme="dark"]' : ':root:not([data-theme="dark"])';
  return `${root} .${name}{${fontDeclarations(font).join(';')}}`;
}

function fontDeclarations(font: number): string[] {
  const lines = [font & 4 ? 'underline' : '', font & 8 ? 'line-through' : ''].filter(Boolean);
  return [
    font & 1 ? 'font-style:italic' : '',
    font & 2 ? 'font-weight:bold' : '',
    lines.length ? `text-decoration:${lines.join(' ')}` : '',
  ].filter(Boolean);
}
