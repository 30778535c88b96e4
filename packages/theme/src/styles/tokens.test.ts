import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './fixtures/contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value?.trim() ?? '']),
);
const levels = readFileSync(new URL('../code/levels.css', import.meta.url), 'utf8');
const bracketInks = [...levels.matchAll(/\.bracket-\d \{\s*color: var\(--([\w-]+)\)/g)].map(
  ([, ink = '']) => ink,
);

const MARKS = ['plain', 'info', 'warning', 'error', 'added', 'removed'];
const MEANINGS = ['tip', 'info', 'warning', 'danger', 'important'];
const GROUNDS = ['bg', 'bg-raised', 'bg-sunken', 'bg-sidebar', 'bg-code'];

describe.each(['light', 'dark'] as const)('in %s appearance', (appearance) => {
  const color = (role: string) => {
    const pair = /^light-dark\(var\(--([\w-]+)\), var\(--([\w-]+)\)\)$/.exec(tokens.get(role) ?? '');
    return tokens.get(pair?.[appearance === 'light' ? 1 : 2] ?? '') ?? `no colour for --${role}`;
  };

  it.each(GROUNDS)('text of every strength and links can be read on --%s', (ground) => {
    for (const ink of ['text', 'text-soft', 'text-faint', 'accent', 'accent-strong']) {
      expect(contrast(color(ink), color(ground)), `--${ink} on --${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(MEANINGS)('the ink of --%s, text and links can be read on its ground', (meaning) => {
    for (const ink of [meaning, 'text', 'accent']) {
      expect(
        contrast(color(ink), color(`${meaning}-soft`)),
        `--${ink} on --${meaning}-soft`,
      ).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(GROUNDS)('brackets of every depth can be read on --%s', (ground) => {
    expect(bracketInks).toHaveLength(3);
    for (const ink of bracketInks)
      expect(contrast(color(ink), color(ground)), `--${ink} on --${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  it.each(MARKS)(
    'a line that is marked %s is seen at a glance, and what stands on it can be read',
    (mark) => {
      const ground = color(`mark-${mark}`);
      expect(contrast(ground, color('bg-code'))).toBeGreaterThanOrEqual(1.15);
      for (const ink of ['text-soft', 'tip', 'info', 'warning', 'danger', ...bracketInks])
        expect(contrast(color(ink), ground), `--${ink}`).toBeGreaterThanOrEqual(4.5);
      // The colours of code are chosen on white and on #121212, with this room.
      expect(contrast(ground, appearance === 'light' ? '#ffffff' : '#121212') * 4.5).toBeLessThanOrEqual(6.2);
    },
  );

  it('blocks of code stand out from the page', () => {
    expect(contrast(color('bg-code'), color('bg'))).toBeGreaterThanOrEqual(1.12);
  });

  it('sidebar, page and code are told apart by their ground', () => {
    expect(contrast(color('bg-sidebar'), color('bg'))).toBeGreaterThanOrEqual(1.08);
    expect(contrast(color('bg-sidebar'), color('bg-code'))).toBeGreaterThanOrEqual(1.04);
  });

  it('no two kinds of marks share a ground', () => {
    expect(new Set(MARKS.map((mark) => color(`mark-${mark}`))).size).toBe(MARKS.length);
  });

  it('text can be read on the filled accent, also under the pointer', () => {
    expect(contrast(color('on-accent'), color('accent'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color('on-accent'), color('accent-strong'))).toBeGreaterThanOrEqual(4.5);
  });

  it('edges of controls stand out from every ground', () => {
    for (const ground of GROUNDS)
      expect(contrast(color('control'), color(ground)), ground).toBeGreaterThanOrEqual(3);
  });

  it('neither ground nor text is pure white or black', () => {
    for (const role of [...GROUNDS, 'text']) expect(color(role)).not.toMatch(/^#(fff(fff)?|000(000)?)$/i);
  });
});
