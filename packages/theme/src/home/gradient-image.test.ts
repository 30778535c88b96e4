import { expect, it } from 'vitest';
import { gradientImage, isGradient } from './gradient-image.ts';

it.each([
  'linear-gradient(135deg, #f60, rgb(0 0 0 / 50%))',
  'radial-gradient(circle at 20% 30%, red, transparent), linear-gradient(#fff, #000)',
  'repeating-conic-gradient(from 45deg, red 0 10deg, blue 0 20deg)',
])('%s is a gradient', (background) => {
  expect(isGradient(background)).toBe(true);
});

it.each([
  '/hero.jpg',
  'https://example.com/linear-gradient(a).png',
  'linear-gradient(red, blue); background: url(https://example.com/x)',
  'linear-gradient(red, url("x"))',
  'linear-gradient(red"/><script>)',
])('%s is none', (background) => {
  expect(isGradient(background)).toBe(false);
});

it('puts the gradient into a picture', () => {
  const [type, svg = ''] = gradientImage('linear-gradient(red, blue)').split(',');
  expect(type).toBe('data:image/svg+xml');
  expect(decodeURIComponent(svg)).toContain('style="height:100%;background:linear-gradient(red, blue)"');
});
