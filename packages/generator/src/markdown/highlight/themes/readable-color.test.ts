import { expect, it } from 'vitest';
import { codeOptions } from '../options.ts';
import { highlightCss } from './highlight-css.ts';
import { readableColor } from './readable-color.ts';

it('leaves a colour alone that can be read', () => {
  expect(readableColor('#1c1c1c', '#ffffff')).toBe('#1c1c1c');
  expect(readableColor('#eee', '#121212')).toBe('#eeeeee');
});

it('darkens a faint colour on a light ground and lightens it on a dark one, as little as it takes', () => {
  expect(readableColor('#a0ada0', '#ffffff')).toBe('#5a615a');
  expect(readableColor('#4d4d4d', '#121212')).toBe('#989898');
});

it('takes transparency for what it looks like on the ground', () => {
  expect(readableColor('#00000080', '#ffffff')).toBe(readableColor('#7f7f7f', '#ffffff'));
});

it('leaves what it cannot read as it is', () => {
  expect(readableColor('inherit', '#ffffff')).toBe('inherit');
});

it('is applied to every colour of the default themes', async () => {
  const css = await highlightCss({ code: codeOptions.parse({}) });
  const pairs = [...css.matchAll(/(?<!background-)color:light-dark\((#\w+),(#\w+)\)/g)];
  expect(pairs.length).toBeGreaterThan(20);
  for (const [, light = '', dark = ''] of pairs) {
    expect(readableColor(light, '#ffffff')).toBe(light);
    expect(readableColor(dark, '#121212')).toBe(dark);
  }
});
