import { expect, it } from 'vitest';
import { fitText, widthOf } from './fit-text.ts';

it('counts Chinese characters and pictures as two letters', () => {
  expect(widthOf('ab')).toBe(2);
  expect(widthOf('双叶 a')).toBe(6);
  expect(widthOf('📄')).toBe(2);
});

it('cuts what has no room', () => {
  expect(fitText('Get started', 11)).toBe('Get started');
  expect(fitText('Get started now', 11)).toBe('Get starte…');
  expect(fitText('Get started', 5)).toBe('Get…');
  expect(fitText('它适合你吗', 7)).toBe('它适合…');
});
