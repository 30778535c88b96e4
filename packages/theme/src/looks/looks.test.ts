import { describe, expect, it } from 'vitest';
import { theme } from '../theme.ts';
import { lookCss } from './look-css.ts';
import { lookNotes } from './look-notes.ts';
import { type Accent, makeLook } from './make-look.ts';
import { contrast, toHex } from './oklch.ts';
import { LOOK_NAMES } from './options.ts';
import { readOklch } from './read-oklch.ts';
import { readPalette } from './read-palette.ts';

const tokens = readPalette();

const names = {
  light: {
    grounds: ['paper-0', 'paper-1', 'paper-2', 'paper-side', 'paper-code'],
    inks: ['ink-1', 'ink-2', 'ink-3'],
  },
  dark: {
    grounds: ['night-0', 'night-1', 'night-2', 'night-side', 'night-code'],
    inks: ['chalk-1', 'chalk-2', 'chalk-3'],
  },
};
const parts = { light: 'paper', dark: 'night' };
const paper = { light: ['#ac3219', '#8a2612'], dark: ['#f0876a', '#f7a78f'] };

describe.each(LOOK_NAMES)('the look %s', (name) => {
  describe.each(['light', 'dark'] as const)('in %s appearance', (appearance) => {
    const { palette, accents } = makeLook(name, tokens);
    const color = (token: string) => palette.get(token) ?? `no color for --${token}`;
    const { grounds, inks } = names[appearance];
    const part = parts[appearance];
    const accentInks = accents ? [accents[appearance].ink, accents[appearance].strong] : paper[appearance];

    it('has text and links that can be read on every ground', () => {
      for (const ground of grounds)
        for (const ink of [...inks.map(color), ...accentInks])
          expect(contrast(ink, color(ground)), `${ink} on --${ground}`).toBeGreaterThanOrEqual(4.5);
    });

    it('has links that can be read in hints', () => {
      for (const meaning of ['pine', 'indigo', 'ochre', 'plum'])
        expect(contrast(accentInks[0] ?? '', color(`${meaning}-${part}`)), meaning).toBeGreaterThanOrEqual(
          4.5,
        );
    });

    it('has code and marks that stand out, and edges of controls that are seen', () => {
      const code = color(`${part}-code`);
      expect(contrast(code, color(`${part}-1`))).toBeGreaterThanOrEqual(1.12);
      for (const mark of ['straw', 'sky', 'amber', 'brick', 'moss', 'rose'])
        expect(contrast(color(`${mark}-${part}`), code), mark).toBeGreaterThanOrEqual(1.15);
      for (const ground of grounds)
        expect(contrast(color(`${part}-4`), color(ground)), ground).toBeGreaterThanOrEqual(3);
    });
  });
});

describe('an accent of the author', () => {
  const hues = Array.from({ length: 24 }, (_, index) => index * 15);
  const readable = ({ ink, strong, soft, on }: Accent, ground: string) =>
    Math.min(
      contrast(ink, ground),
      contrast(strong, ground),
      contrast(ink, soft),
      contrast(on, ink),
      contrast(on, strong),
    );

  it('can be read in both appearances, whatever its hue and lightness', () => {
    for (const hue of hues)
      for (const lightness of [0, 0.3, 0.5, 0.75, 1]) {
        const { accents, palette } = makeLook('slate', tokens, `oklch(${lightness} 0.2 ${hue})`);
        if (!accents) throw new Error('unreachable');
        expect(readable(accents.light, palette.get('paper-1') ?? '')).toBeGreaterThanOrEqual(4.5);
        expect(readable(accents.dark, palette.get('night-1') ?? '')).toBeGreaterThanOrEqual(4.5);
      }
  });

  it('is used as it is written where it can be read', () => {
    const accent = 'oklch(0.45 0.12 150)';
    const color = readOklch(accent);
    expect(makeLook('paper', tokens, accent).accents?.light.ink).toBe(color && toHex(color));
    expect(lookNotes(makeLook('paper', tokens, accent), accent)).toEqual([]);
  });

  it('is warned of when it can be read in neither appearance', () => {
    const { notes } = theme({ accent: 'oklch(62% 0.2 100deg)' });
    expect(notes).toMatchObject([{ code: 'accent-contrast', option: ['theme', 'accent'] }]);
    expect(notes?.[0]?.message).toMatch(
      /^The accent "oklch\(62% 0.2 100deg\)" is too close.*"#[\da-f]{6}" and "#/,
    );
  });

  it('must be a color in OKLCH', () => {
    expect(() => theme({ accent: 'red' })).toThrow(/accent/);
    expect(() => theme({ accent: 'oklch(0.5 0.1 400)' })).toThrow(/accent/);
    expect(() => theme({ accent: 'oklch(0.5 0.1 30)}' })).toThrow(/accent/);
  });
});

describe('the style of a look', () => {
  it('is empty on paper, and only tells the accent there', () => {
    expect(lookCss(makeLook('paper', tokens), true)).toBe('');
    expect(lookCss(makeLook('paper', tokens, 'oklch(0.45 0.12 150)'), true)).not.toContain('--paper-1');
  });

  it('keeps the order of layers and says colors only', () => {
    expect(lookCss(makeLook('slate', tokens), false)).toMatch(
      /^@layer reset,code;@layer bifolio\.tokens\{html:root\{--paper-0:#[\da-f]{6};.*--accent:light-dark\(#[\da-f]{6},#[\da-f]{6}\);.*;--font-serif:var\(--font-sans\)\}\}$/,
    );
  });

  it('is found by the document of every page', () => {
    expect(theme({ look: 'ink' }).locale('/', 'en').options).toMatchObject({
      look: 'ink',
      lookCss: expect.any(String),
    });
    expect(theme().locale('/', 'en').options).not.toHaveProperty('lookCss');
  });
});
