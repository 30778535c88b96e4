import { createHighlighter as createShiki } from 'shiki';
import { describe, expect, it } from 'vitest';
import { samples } from './fixtures/code-samples.ts';
import { createHighlighter } from './highlighter.ts';
import type { Span } from './lines/span.ts';
import { codeOptions } from './options.ts';
import { createThemePair } from './themes/theme-pair.ts';

const themePairs = [
  { light: 'vitesse-light', dark: 'vitesse-dark' },
  { light: 'github-light', dark: 'dracula' },
  { light: 'catppuccin-latte', dark: 'one-dark-pro' },
] as const;

describe.each(themePairs)('one pass with $light and $dark', (themes) => {
  it.each(Object.entries(samples))('looks like two passes of Shiki on %s', async (lang, code) => {
    const options = codeOptions.parse({ themes });
    const highlighter = createHighlighter(options);
    await highlighter.load([lang]);
    const ours = await charactersOf(highlighter.highlight(code, lang), options);
    expect(ours).toEqual(await charactersOfTwoPasses(code, lang, themes));
  });
});

it('gives rare pairs other classes, and plain text none', async () => {
  const { classes, text } = await createThemePair(themePairs[0]);
  expect(classes.nameOf(text)).toBe('');
  expect(classes.nameOf({ ...text, light: '#B07D48', darkFont: 1 })).toMatch(/^sx sl\d+ sd0 fd1$/);
});

it('colours the beginning of a very long line and leaves the rest plain, with every character of it', async () => {
  const highlighter = createHighlighter(codeOptions.parse({ themes: themePairs[0] }));
  await highlighter.load(['js']);
  const line = 'let a = 1; '.repeat(400);
  for (const brackets of [false, true]) {
    const [first = [], second = []] = highlighter.highlight(`${line}\nlet b`, 'js', { brackets });
    expect(first.map(({ text }) => text).join('')).toBe(line);
    expect(first[0]?.className).not.toBe('');
    expect(first.at(-1)).toMatchObject({ text: line.slice(2000), className: '' });
    expect(second[0]?.className).not.toBe('');
  }
});

type Character = [character: string, light: string, dark: string];

async function charactersOf(lines: (readonly Span[])[], options: ReturnType<typeof codeOptions.parse>) {
  const { classes, text } = await createThemePair(options.themes);
  const look = (className: string): string[] => {
    if (!className) return [style(text.light, 0), style(text.dark, 0)];
    const pair = classes.listed.get(className);
    if (pair) return [style(pair.light, pair.lightFont), style(pair.dark, pair.darkFont)];
    const number = (prefix: string) => Number(new RegExp(`\\b${prefix}(\\d+)`).exec(className)?.[1] ?? 0);
    return [
      style(classes.lights[number('sl')] ?? '', number('fl')),
      style(classes.darks[number('sd')] ?? '', number('fd')),
    ];
  };
  return lines.map((line) =>
    line.flatMap((span) =>
      [...span.text].filter((c) => c.trim()).map((c) => [c, ...look(span.className)] as Character),
    ),
  );
}

async function charactersOfTwoPasses(code: string, lang: string, themes: (typeof themePairs)[number]) {
  const shiki = await createShiki({ langs: [lang], themes: [themes.light, themes.dark] });
  const [light, dark] = [themes.light, themes.dark].map((theme) =>
    shiki.codeToTokens(code, { lang: lang as 'ts', theme, tokenizeTimeLimit: 10_000 }),
  );
  shiki.dispose();
  const flat = (tokens: NonNullable<typeof light>['tokens']) =>
    tokens.map((line) =>
      line.flatMap((t) =>
        [...t.content].filter((c) => c.trim()).map((c) => [c, style(t.color ?? '', t.fontStyle ?? 0)]),
      ),
    );
  const darkLines = flat(dark?.tokens ?? []);
  return flat(light?.tokens ?? []).map((line, row) =>
    line.map(([c, look], column) => [c, look, darkLines[row]?.[column]?.[1]] as Character),
  );
}

const style = (color: string, font: number) => `${color.toLowerCase()} ${Math.max(font, 0)}`;
