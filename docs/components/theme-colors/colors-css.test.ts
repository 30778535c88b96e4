import { expect, it } from 'vitest';
import { colorsCss } from './colors-css.ts';

const usual = {
  light: { '--accent': '#ac3219', '--bg': '#faf7f1' },
  dark: { '--accent': '#f0876a', '--bg': '#181613' },
};

it('writes each chosen variable with a color for either appearance', () => {
  const chosen = { light: { '--accent': '#1d6b57' }, dark: { '--accent': '#7fd0b6', '--bg': '#101010' } };
  expect(colorsCss(chosen, usual)).toBe(
    ':root {\n  --accent: light-dark(#1d6b57, #7fd0b6);\n  --bg: light-dark(#faf7f1, #101010);\n}',
  );
});

it('is empty when nothing was chosen', () => {
  expect(colorsCss({ light: {}, dark: {} }, usual)).toBe('');
});
